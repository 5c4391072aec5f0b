extension View {
  final func layOutTree() {}
  final func updateConstraintsOfTree() {}
  final func applySolvedFrames() {}
}
