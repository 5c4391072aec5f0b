import Testing
import ViewTree

/// What else can be done with a thing is done by a closure, or can't be.
@Suite struct AccessibilityCustomActionTests {
  @Test func `The closure does it, and says whether it could`() {
    var names: [String] = []
    for isDone in [true, false] {
      let action = AccessibilityCustomAction(name: "Delete") {
        names.append($0.name)
        return isDone
      }
      #expect(action.perform() == isDone)
    }
    #expect(names == ["Delete", "Delete"])
    #expect(!AccessibilityCustomAction(name: "Delete", actionHandler: nil).perform())
  }

  @Test func `An object has its actions`() {
    let object = AccessibleObject()
    let action = AccessibilityCustomAction(name: "Delete", actionHandler: nil)
    object.accessibilityCustomActions = [action]
    #expect(object.accessibilityCustomActions?.first === action)
  }
}
