import Foundation
import Testing
import UIKit

/// The values of a pasteboard by their kinds, as the page of `UIPasteboard` has it.
@Suite struct PasteboardValueTests {
  private let picture = UIImage(size: CGSize(width: 3, height: 4))

  @Test func `Each kind of value is there as what was set, and nothing else`() throws {
    let board = UIPasteboard()
    let url = try #require(URL(string: "https://example.com"))
    func kinds() -> [Bool] { [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors] }
    #expect(kinds() == [false, false, false, false] && board.types.isEmpty)
    #expect(board.strings == nil && board.urls == nil && board.images == nil)
    board.image = picture
    #expect(kinds() == [false, false, true, false] && board.image === picture)
    #expect(board.types == ["public.image"])
    board.color = .red
    #expect(kinds() == [false, false, false, true] && board.color == .red)
    board.urls = [url, url]
    #expect(kinds() == [false, true, false, false] && board.urls == [url, url])
    #expect(board.url == url && board.numberOfItems == 2)
    board.images = [picture, picture]
    #expect(board.images?.count == 2 && board.image === picture)
    board.images = nil
    #expect(board.items.isEmpty)
    board.urls = nil
    #expect(board.items.isEmpty)
  }

  // The page of `string`: the value of a text's kind in the first item.
  @Test
  func `Of an item that has several texts the plain one counts, however many kinds there are`() {
    let board = UIPasteboard()
    for extra in 0..<20 {
      var item: [String: Any] = [
        "public.html": "<b>one</b>", "public.utf8-plain-text": "one", "public.rtf": "{one}",
      ]
      for number in 0..<extra { item["own.\(number)"] = "own" }
      board.setItems([item, ["public.html": "<i>two</i>", "a": 1]])
      #expect(board.string == "one" && board.strings == ["one", "<i>two</i>"])
    }
  }

  @Test func `Values are added, and asked for by their kinds`() {
    let board = UIPasteboard()
    board.setValue("one", forPasteboardType: "own")
    #expect(board.value(forPasteboardType: "own") as? String == "one")
    #expect(board.value(forPasteboardType: "other") == nil)
    board.addItems([["other": 2, "third": 3]])
    #expect(board.numberOfItems == 2 && board.types == ["own"])
    #expect(board.contains(pasteboardTypes: ["other", "own"]))
    #expect(!board.contains(pasteboardTypes: ["other"]), "it is not in the first item")
    board.setItems([["b": 1, "a": 2]], options: [.localOnly: true])
    #expect(board.types == ["a", "b"] && board.numberOfItems == 1)
  }
}
