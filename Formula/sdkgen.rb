# brew tap OWNER/sdkgen https://github.com/OWNER/sdkgen
# brew install --HEAD OWNER/sdkgen/sdkgen
class Sdkgen < Formula
  desc "Generates Swift clients from descriptions of HTTP APIs"
  homepage "https://github.com/OWNER/sdkgen"
  # A version has its archive here: url ".../archive/refs/tags/0.1.0.tar.gz", with sha256.
  license "Apache-2.0"
  head "https://github.com/OWNER/sdkgen.git", branch: "main"

  # The first one with Swift 6.1.
  depends_on xcode: ["16.3", :build]
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--traits", "Server",
           "--product", "sdkgen"
    bin.install ".build/release/sdkgen"
  end

  test do
    system bin/"sdkgen", "init"
    system bin/"sdkgen"
    assert_path_exists testpath/"Generated"
  end
end
