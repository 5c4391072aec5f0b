import Foundation
import Testing
import UIKit

/// Controllers that the system would fill, which are empty.
@Suite
struct SystemControllerTests {
  private final class Item: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
  }

  @Test func `A picker of pictures`() {
    let made = { UIImagePickerController(nibName: nil, bundle: nil) }
    remembers(made(), \.sourceType, .photoLibrary, .camera)
    remembers(made(), \.allowsEditing, false, true)
    remembers(made(), \.mediaTypes, ["public.image"], ["public.movie"])
    #expect(made().cameraOverlayView == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(
      UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerMediaURL") == .mediaURL)
  }

  @Test func `A picker of files`() throws {
    let made = { UIDocumentPickerViewController(forOpeningContentTypes: ["public.text"]) }
    remembers(made(), \.allowsMultipleSelection, false, true)
    remembers(made(), \.shouldShowFileExtensions, false, true)
    remembers(made(), \.directoryURL, nil, URL(filePath: "/a"))
    let export = UIDocumentPickerViewController(forExporting: [URL(filePath: "/a")])
    #expect(export.delegate == nil && export.directoryURL == nil)
    let files = UIDocumentInteractionController(url: URL(filePath: "/a/b.txt"))
    #expect(files.url == URL(filePath: "/a/b.txt") && files.icons.isEmpty && files.name == nil)
    let view = UIView()
    #expect(!files.presentPreview(animated: true))
    #expect(!files.presentOptionsMenu(from: .zero, in: view, animated: true))
    #expect(!files.presentOpenInMenu(from: .zero, in: view, animated: true))
    files.dismissMenu(animated: true)
    #expect(files.url == URL(filePath: "/a/b.txt") && view.subviews.isEmpty)
  }

  @Test func `Colours and keyboards`() {
    remembers(UIColorPickerViewController(), \.selectedColor, .black, .red)
    remembers(UIColorPickerViewController(), \.supportsAlpha, true, false)
    let keyboard = UIInputViewController()
    keyboard.advanceToNextInputMode()
    keyboard.dismissKeyboard()
    #expect(keyboard.presentingViewController == nil && keyboard.viewIfLoaded == nil)
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 3, height: 4), inputViewStyle: .keyboard)
    #expect(view.inputViewStyle == .keyboard && view.frame.size == CGSize(width: 3, height: 4))
  }

  @Test func `Sharing`() {
    let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    #expect(controller.activityItems as? [String] == ["a"])
    #expect(controller.excludedActivityTypes == nil)
    #expect(Item().activityViewController(controller, subjectForActivityType: nil).isEmpty)
    let activity = UIActivity()
    activity.prepare(withActivityItems: ["a"])
    activity.perform()
    activity.activityDidFinish(true)
    #expect(activity.activityType == nil && activity.activityTitle == nil)
    #expect(activity.activityImage == nil && !activity.canPerform(withActivityItems: ["a"]))
    #expect(
      UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        == .copyToPasteboard)
  }

  @Test func `Columns are taken away again`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.style == .doubleColumn && split.displayModeButtonItem.image != nil)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    #expect(split.viewController(for: .primary)?.children == [first])
    split.setViewController(nil, for: .secondary)
    #expect(split.viewController(for: .secondary) == nil && split.children.count == 1)
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
  }

  @Test func `A bar of tabs is hidden`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    #expect(!tabs.isTabBarHidden)
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
    tabs.isTabBarHidden = false
    #expect(!tabs.tabBar.isHidden)
    remembers(UITabBarController(), \.customizableViewControllers, nil, [UIViewController()])
  }

  @Test func `Steps of an interactive transition`() {
    let made = { UIPercentDrivenInteractiveTransition() }
    remembers(made(), \.completionSpeed, 1, 2)
    remembers(made(), \.completionCurve, .easeInOut, .linear)
    remembers(made(), \.wantsInteractiveStart, true, false)
    let steps = made()
    #expect(steps.percentComplete == 0 && steps.duration == 0)
    steps.update(0.25)
    steps.pause()
    #expect(steps.percentComplete == 0.25)
    steps.finish()
    #expect(steps.percentComplete == 1)
    steps.cancel()
    #expect(steps.percentComplete == 0)
  }
}
