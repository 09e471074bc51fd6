/// The moments of an app's life that it is told of.
enum LifecycleEvent {
  case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground
}

extension AppProcess {
  /// Tells the scene where there is one, else the application's delegate.
  func tell(_ event: LifecycleEvent) {
    tellDelegates(event)
    AppProcess.notify(event.notification, application)
  }

  private func tellDelegates(_ event: LifecycleEvent) {
    guard let scene = windowScene else { return tellDelegate(event) }
    let delegate = scene.windowSceneDelegate
    switch event {
    case .didBecomeActive:
      scene.activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(scene)
    case .willResignActive:
      delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
    case .didEnterBackground:
      scene.activationState = .background
      delegate?.sceneDidEnterBackground(scene)
    case .willEnterForeground:
      delegate?.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundInactive
    }
  }

  private func tellDelegate(_ event: LifecycleEvent) {
    switch event {
    case .didBecomeActive: delegate?.applicationDidBecomeActive(application)
    case .willResignActive: delegate?.applicationWillResignActive(application)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(application)
    }
  }

  /// Takes the windows from the screen while another app has it, or shows them again.
  /// In a container of the home screen they stay: it shows them or not.
  package func setOnScreen(_ isOnScreen: Bool) {
    guard container == nil else { return }
    for window in windows where window.display.number != 0 {
      host.perform(.hidden(window.display.number, isOnScreen ? window.isHidden : true))
    }
  }
}
