extension Screen {
  /// The screens that stand for all where there is room for a few, with the device of each.
  package static let overview: [(screen: Screen, device: Device)] = [
    (LoginScreen.screen, .phone), (ProfileScreen.screen, .phone),
    (ArticleScreen.screen, .tablet), (CalculatorScreen.screen, .phone),
  ]
}
