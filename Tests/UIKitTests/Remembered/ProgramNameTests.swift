import Foundation
import Testing
import UIKit

/// Names of programs, devices and scenes that nothing is laid out by.
@Suite
struct ProgramNameTests {
  @Test func `A device knows no battery, and its orientations say what they are`() {
    let device = UIDevice.current
    #expect(device.batteryState == .unknown && device.batteryLevel == -1)
    #expect(device.name == device.model && device.localizedModel == device.model)
    #expect(device.model == (device.userInterfaceIdiom == .pad ? "iPad" : "iPhone"))
    device.beginGeneratingDeviceOrientationNotifications()
    device.playInputClick()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    let kinds: [(UIDeviceOrientation, isFlat: Bool, isValid: Bool)] = [
      (.unknown, false, false), (.portrait, false, true), (.portraitUpsideDown, false, true),
      (.landscapeLeft, false, true), (.landscapeRight, false, true), (.faceUp, true, false),
      (.faceDown, true, false),
    ]
    for (kind, isFlat, isValid) in kinds {
      #expect(kind.isFlat == isFlat && kind.isValidInterfaceOrientation == isValid, "\(kind)")
    }
  }

  @Test func `Levels of windows are numbers`() {
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.alert.rawValue == 2_000)
    #expect(UIWindow.Level.statusBar == UIWindow.Level(rawValue: 1_000))
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.alert > .statusBar)
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2_001))
    #expect(UIWindow.Level.alert - 1_000 == .statusBar)
    remembers(UIWindow(frame: .zero), \.windowLevel, .normal, .alert)
  }

  @Test func `A program of its own remembers, and has none of the system's things`() async throws {
    remembers(UIApplication(), \.isNetworkActivityIndicatorVisible, false, true)
    remembers(UIApplication(), \.statusBarStyle, .default, .lightContent)
    let program = UIApplication()
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(program.shortcutItems == nil)
    program.shortcutItems = [item]
    #expect(program.shortcutItems == [item])
    #expect(program.alternateIconName == nil && program.backgroundRefreshStatus == .denied)
    var errors: [(any Error)?] = []
    program.setAlternateIconName("Dark") { errors.append($0) }
    #expect(errors.count == 1 && errors.first.map { $0 == nil } == true)
    #expect(program.alternateIconName == nil)
    #expect(program.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(program.openSessions == Set(program.connectedScenes.map(\.session)))
    let address = try #require(URL(string: "https://example.com"))
    #expect(await !program.open(address))
  }

  @Test func `What a program asks of the system changes nothing`() {
    let program = UIApplication()
    program.registerForRemoteNotifications()
    program.beginIgnoringInteractionEvents()
    program.beginReceivingRemoteControlEvents()
    program.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    program.endBackgroundTask(program.beginBackgroundTask())
    let sessions = program.openSessions
    program.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    program.requestSceneSessionDestruction(UIWindowScene().session, options: nil)
    #expect(program.openSessions == sessions)
    #expect(!program.isRegisteredForRemoteNotifications)
    program.endReceivingRemoteControlEvents()
    program.endIgnoringInteractionEvents()
    program.unregisterForRemoteNotifications()
    #expect(!program.isRegisteredForRemoteNotifications && program.applicationState == .active)
    let view = UIView()
    UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: .zero, in: view)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func `Keys of dictionaries are their texts`() {
    #expect(
      UIApplication.ExtensionPointIdentifier.keyboard.rawValue == "com.apple.keyboard-service")
    #expect(UIApplication.ExtensionPointIdentifier(rawValue: "a") != .keyboard)
    #expect(
      UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication") == .windowApplication)
    #expect(UIApplication.OpenExternalURLOptionsKey(rawValue: "a").rawValue == "a")
    #expect(UIApplication.OpenURLOptionsKey(rawValue: "a") != .sourceApplication)
    #expect(
      UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey") == .url)
  }

  @Test func `Shortcuts, scenes and activities say what they were made of`() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "Note",
      userInfo: ["id": NSString("1")])
    #expect(item.type == "new" && item.localizedTitle == "New" && item.localizedSubtitle == "Note")
    #expect(item.userInfo?["id"] as? NSString == "1")
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(configuration.name == "Main" && configuration.delegateClass == nil)
    let scene = UIWindowScene()
    #expect(scene.isFullScreen && scene.coordinateSpace.bounds == scene.screen.bounds)
    #expect(scene.statusBarManager?.statusBarStyle == .default)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    #expect(scene.delegate == nil)
  }

  @Test func `An activity remembers`() {
    let activity = NSUserActivity(activityType: "reading")
    #expect(activity.activityType == "reading" && activity.title == nil)
    activity.addUserInfoEntries(from: ["page": 1, "book": "a"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "a")
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
    #expect(activity.userInfo?.count == 2 && activity.activityType == "reading")
    let made = { NSUserActivity(activityType: "a") }
    remembers(made(), \.isEligibleForHandoff, true, false)
    remembers(made(), \.isEligibleForSearch, false, true)
    remembers(made(), \.isEligibleForPrediction, false, true)
    remembers(made(), \.keywords, [], ["a"])
  }

  @Test func `A screen is its own space`() {
    let screen = UIScreen.main
    #expect(screen.applicationFrame == screen.bounds)
    #expect(screen.coordinateSpace.bounds == screen.bounds)
    #expect(screen.fixedCoordinateSpace.bounds == screen.bounds)
    #expect(screen.snapshotView(afterScreenUpdates: false).frame == screen.bounds)
  }

  @Test func `Nothing is felt`() {
    let all = [
      UIImpactFeedbackGenerator(style: .heavy), UINotificationFeedbackGenerator(),
      UISelectionFeedbackGenerator(),
    ]
    for generator in all { generator.prepare() }
    let impact = UIImpactFeedbackGenerator()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(all.count == 3 && type(of: impact) == UIImpactFeedbackGenerator.self)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue == 2)
  }
}
