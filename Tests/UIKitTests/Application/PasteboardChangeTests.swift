import Foundation
import Testing
import UIKit

/// How a pasteboard tells that what it keeps has changed.
@Suite struct PasteboardChangeTests {
  final class Listener: NSObject {
    var boards: [UIPasteboard] = []

    func hear(_ notification: Notification) {
      if let board = notification.object as? UIPasteboard { boards.append(board) }
    }
  }

  @Test func `Each change is counted and posted`() {
    let (board, listener) = (UIPasteboard(), Listener())
    NotificationCenter.default.addObserver(
      listener, selector: Selector(Listener.hear(_:), "hear:"),
      name: UIPasteboard.changedNotification, object: board)
    let before = board.changeCount
    board.string = "a"
    board.items = []
    board.setValue("b", forPasteboardType: "public.text")
    #expect(board.changeCount == before + 3 && board.value(forPasteboardType: "public.text") != nil)
    #expect(listener.boards == [board, board, board])
    NotificationCenter.default.removeObserver(listener)
  }
}
