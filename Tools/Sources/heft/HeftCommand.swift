import ArgumentParser

@main
struct HeftCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heft",
    abstract: "3D Touch for every screen that can feel.",
    version: "0.1.0",
    subcommands: [
      New.self, Run.self, Check.self, TestCommand.self, Eject.self, Build.self, Serve.self, Replay.self,
      Actions.self,
      DoodleFiles.self,
    ]
  )
}
