import AppImport
import Foundation

// heft-import check PROJECT OUT --heft FOLDER --modules FOLDER [--json]
// heft-import write PROJECT OUT --heft FOLDER [--modules FOLDER] [--eject]
//
// Reads an Xcode project and writes the package that it becomes into OUT. `check` and a `write` with --modules have the
// compiler look at it first. Ends with 0 where it compiles, 1 where it does not, 2 where nothing could be read.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("heft: \(message)\n".utf8))
  exit(2)
}

var options: [String: String] = [:]
var plain: [String] = []
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--json", "--eject": options[argument] = "yes"
  case "--heft", "--modules": options[argument] = rest.popFirst()
  default: plain.append(argument)
  }
}
guard plain.count == 3, let heft = options["--heft"], ["check", "write"].contains(plain[0]) else {
  fail("takes: heft-import check|write PROJECT OUT --heft FOLDER [--modules FOLDER] [--json] [--eject]")
}
let (command, path, out) = (plain[0], plain[1], plain[2])
do {
  let project = try XcodeProject(at: path)
  let package = AppPackage(project, heft: heft, isForReading: options["--eject"] != nil)
  try package.write(to: out)
  var errors = package.diagnostics.filter { $0.severity == .error }
  var other = ""
  if let modules = options["--modules"] {
    let check = try TypeCheck(package, in: out, modules: modules)
    errors += check.errors
    other = check.other
  }
  let report = CheckReport(package, errors: errors, other: other)
  if options["--json"] != nil {
    print(report.json)
  } else if command == "check" {
    print(report.text)
  } else {
    for diagnostic in package.diagnostics.filter({ $0.severity != .error }) + errors {
      FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
    if !other.isEmpty { FileHandle.standardError.write(Data((other + "\n").utf8)) }
    print(package.product)
  }
  exit(errors.isEmpty && other.isEmpty ? 0 : 1)
} catch {
  fail("\(error)")
}
