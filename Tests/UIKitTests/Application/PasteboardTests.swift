import Foundation
import Testing
import UIKit

/// The pasteboard and the program's windows.
@Suite
struct PasteboardTests {
  @Test func `What was copied is of one kind at a time`() {
    let board = UIPasteboard()
    #expect(board.string == nil)
    #expect(!board.hasStrings)
    board.string = "one"
    #expect(board.strings == ["one"])
    board.url = URL(string: "https://example.com")
    #expect(board.string == nil)
    #expect(board.hasURLs)
    board.strings = ["one", "two"]
    #expect(board.numberOfItems == 2)
    #expect(board.string == "one")
    board.string = nil
    #expect(board.items.isEmpty)
    board.setData(Data([1]), forPasteboardType: "own")
    #expect(board.data(forPasteboardType: "own") == Data([1]))
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test func `The program has the windows that are shown, as long as they are there`() {
    var window: UIWindow? = UIWindow()
    let scene = UIWindowScene()
    window?.windowScene = scene
    #expect(!UIApplication.shared.windows.contains { $0 === window })
    window?.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.contains { $0 === window })
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.interfaceOrientation == .portrait)
    window = nil
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
  }

  @Test func `An address isn't opened, and whoever asks is told`() throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!UIApplication.shared.canOpenURL(url))
    var answers: [Bool] = []
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(answers == [false])
  }

  @Test func `Traits are those of the screen, or of a closure`() {
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(UITraitCollection.current == dark) }
    #expect(UITraitCollection.current != dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: .current))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }
}
