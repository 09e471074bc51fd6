// Which app's code runs now, and where text goes while none does. Natively that is a matter of the thread, so
// that tests run side by side, and of standard output; the Embedded build has one thread and no such place.
#if hasFeature(Embedded)
  nonisolated(unsafe) private var current: AppProcess?

  extension AppProcess {
    /// The process whose code runs now; nil outside `run`.
    package static var current: AppProcess? {
      get { Heft.current }
      set { Heft.current = newValue }
    }

    static func writeOutsideApps(_ text: String) {}
  }
#else
  import Foundation

  /// Holds the process for one thread without keeping it: `run` does that for as long as it is current.
  private let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  extension AppProcess {
    /// The process whose code runs now; nil outside `run`.
    package static var current: AppProcess? {
      get {
        pthread_getspecific(key).map { Unmanaged<AppProcess>.fromOpaque($0).takeUnretainedValue() }
      }
      set {
        pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
      }
    }

    static func writeOutsideApps(_ text: String) {
      Swift.print(text, terminator: "")
    }
  }
#endif
