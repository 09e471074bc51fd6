import AppImport
import Foundation

// heft-import check PROJECT OUT --heft FOLDER --modules FOLDER [--json]
// heft-import write PROJECT OUT --heft FOLDER [--modules FOLDER] [--eject] [--quick]
// heft-import test PROJECT OUT --heft FOLDER
//
// Reads an Xcode project and writes the package that it becomes into OUT. `check` and a `write` with --modules have the
// compiler look at it first; `write` prints the product's name as soon as the package is there, before that. --quick writes
// one that is built sooner and runs slower. The package of `test` has the project's unit tests. Ends with 0 where it compiles, 1 where it
// does not, 2 where nothing could be read.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("heft: \(message)\n".utf8))
  exit(2)
}

func tell(_ diagnostics: [Diagnostic]) {
  for diagnostic in diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
}

var options: [String: String] = [:]
var plain: [String] = []
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--json", "--eject", "--quick": options[argument] = "yes"
  case "--heft", "--modules": options[argument] = rest.popFirst()
  default: plain.append(argument)
  }
}
guard plain.count == 3, let heft = options["--heft"], ["check", "write", "test"].contains(plain[0]) else {
  fail("takes: heft-import check|write|test PROJECT OUT --heft FOLDER [--modules FOLDER] [--json] [--eject]")
}
let (command, path, out) = (plain[0], plain[1], plain[2])
do {
  let project = try XcodeProject(at: path)
  if command == "test" {
    let found = TestTargets(project)
    tell(found.diagnostics)
    if found.targets.isEmpty {
      fail(
        "'\(path)' has no unit tests in Swift: no target of them in its project file, and no folder named ...Tests."
      )
    }
    let package = AppPackage(project, heft: heft, tests: found.targets)
    try package.write(to: out)
    let errors = package.diagnostics.filter { $0.severity == .error }
    tell(errors)
    exit(errors.isEmpty ? 0 : 1)
  }
  let isForReading = options["--eject"] != nil
  let package = AppPackage(
    project, heft: heft, isForReading: isForReading, isQuick: options["--quick"] != nil,
    dependency: isForReading ? RelativePath.path(from: out, to: heft) : nil)
  try package.write(to: out)
  if command == "write" {
    print(package.product)
    fflush(nil)
  }
  var errors = package.diagnostics.filter { $0.severity == .error }
  var other = ""
  if let modules = options["--modules"] {
    let check = try TypeCheck(
      package, in: out, modules: modules, isThorough: command == "check", remedies: heft)
    errors += check.errors
    other = check.other
  }
  let report = CheckReport(package, errors: errors, other: other, heft: heft)
  if options["--json"] != nil {
    print(report.json)
  } else if command == "check" {
    print(report.text)
  } else {
    tell(package.diagnostics.filter { $0.severity != .error } + errors)
    if !other.isEmpty { FileHandle.standardError.write(Data((other + "\n").utf8)) }
  }
  exit(errors.isEmpty && other.isEmpty ? 0 : 1)
} catch {
  fail("\(error)")
}
