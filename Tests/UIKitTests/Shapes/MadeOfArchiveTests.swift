import Foundation
import Testing
import UIKit

/// What is made of an archive without anything in it is as what is made without one.
@Suite
struct MadeOfArchiveTests {
  @Test func `Controllers`() throws {
    let share = try #require(UIActivityViewController(coder: NSCoder()))
    #expect(share.activityItems.isEmpty && share.excludedActivityTypes == nil)
    let files = try #require(UIDocumentPickerViewController(coder: NSCoder()))
    #expect(!files.allowsMultipleSelection && files.directoryURL == nil)
    let split = try #require(UISplitViewController(coder: NSCoder()))
    #expect(split.style == .unspecified && split.viewControllers.isEmpty)
    let pages = try #require(UIPageViewController(coder: NSCoder()))
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(UIHostingController<String>(coder: NSCoder()) == nil)
  }

  @Test func `Layouts`() throws {
    let layout = try #require(UICollectionViewCompositionalLayout(coder: NSCoder()))
    #expect(layout.configuration.scrollDirection == .vertical)
    #expect(layout.collectionView == nil)
  }
}
