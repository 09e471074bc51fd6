import AppSearch
import Doodles
import Heft
import Rooms
import Scale

/// The sample apps in the order in which the simulator lists them; the first one is launched.
public var sampleApps: [App] { [ScaleApp.app, DoodlesApp.app, RoomsApp.app, AppSearchApp.app] }
