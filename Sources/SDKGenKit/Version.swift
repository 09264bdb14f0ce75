/// The version of the tool, for reports and `--version`.
package let toolVersion = "0.1.0"
