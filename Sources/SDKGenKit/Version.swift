/// Of the tool, as reports and `--version` name it.
package let toolVersion = "0.1.0"
