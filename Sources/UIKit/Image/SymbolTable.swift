// swift-format-ignore-file: LineLength

/// Simple shapes of the most used symbols: a name, and its strokes in a square of 20 units, y going down.
///
/// They are made for this library and only remind of the symbols they stand for.
nonisolated enum SymbolTable {
  static let rows = """
    chevron.right M7 3 L14 10 L7 17
    chevron.left M13 3 L6 10 L13 17
    chevron.up M3 13 L10 6 L17 13
    chevron.down M3 7 L10 14 L17 7
    chevron.up.chevron.down M5 7.5 L10 2.5 L15 7.5 M5 12.5 L10 17.5 L15 12.5
    arrow.right M3 10 L17 10 M11 4 L17 10 L11 16
    arrow.left M17 10 L3 10 M9 4 L3 10 L9 16
    arrow.up M10 17 L10 3 M4 9 L10 3 L16 9
    arrow.down M10 3 L10 17 M4 11 L10 17 L16 11
    arrow.up.right M4 16 L16 4 M7 4 L16 4 L16 13
    arrow.up.arrow.down M6 17 L6 3 M2.5 6.5 L6 3 L9.5 6.5 M14 3 L14 17 M10.5 13.5 L14 17 L17.5 13.5
    arrow.left.arrow.right M17 6 L3 6 M6.5 2.5 L3 6 L6.5 9.5 M3 14 L17 14 M13.5 10.5 L17 14 L13.5 17.5
    arrow.clockwise M16.5 6 Q14 2.5 10 2.5 Q2.5 3 2.5 10 Q3 17.5 10 17.5 Q17 17 17.5 10.5 M17.2 2 L16.8 6.4 L12.4 6
    arrow.counterclockwise M3.5 6 Q6 2.5 10 2.5 Q17.5 3 17.5 10 Q17 17.5 10 17.5 Q3 17 2.5 10.5 M2.8 2 L3.2 6.4 L7.6 6
    arrow.triangle.2.circlepath M3 9 Q4 3 10 3 Q14 3 16 6 M16.5 2.5 L16.2 6.2 L12.5 6 M17 11 Q16 17 10 17 Q6 17 4 14 M3.5 17.5 L3.8 13.8 L7.5 14
    arrowshape.turn.up.left M8.5 4 L2 9.5 L8.5 15 L8.5 11.8 Q14.5 11.5 18 16.5 Q17.5 7.8 8.5 7.2 Z
    plus M10 3 L10 17 M3 10 L17 10
    minus M3 10 L17 10
    xmark M4 4 L16 16 M16 4 L4 16
    checkmark M3 11 L8 16 L17 4
    equal M3 7 L17 7 M3 13 L17 13
    magnifyingglass O8.5 8.5 5.5 5.5 M12.7 12.7 L18 18
    heart M10 17.5 Q1.5 11 1.8 6.5 Q2.3 2.5 6 2.5 Q9 2.6 10 5.5 Q11 2.6 14 2.5 Q17.7 2.5 18.2 6.5 Q18.5 11 10 17.5 Z
    star M10 1.8 L12.5 7.4 L18.6 8 L14 12 L15.4 18 L10 14.8 L4.6 18 L6 12 L1.4 8 L7.5 7.4 Z
    person O10 6 3.6 3.6 M3 17.5 Q3 11.5 10 11.5 Q17 11.5 17 17.5 Z
    person.2 O6.5 7 2.8 2.8 O14 7.5 2.3 2.3 M1 16.5 Q1 11.5 6.5 11.5 Q12 11.5 12 16.5 Z M13.5 16.5 L19 16.5 Q19 12 14 12
    house M2 10 L10 3 L18 10 M4.5 8.5 L4.5 17 L15.5 17 L15.5 8.5
    gear O10 10 2.6 2.6 O10 10 6 6 M10 1.5 L10 4 M10 16 L10 18.5 M1.5 10 L4 10 M16 10 L18.5 10 M4 4 L5.8 5.8 M14.2 14.2 L16 16 M16 4 L14.2 5.8 M5.8 14.2 L4 16
    trash M3 5 L17 5 M8 5 L8 3 L12 3 L12 5 M4.5 5 L5.5 18 L14.5 18 L15.5 5 M8.2 8 L8.5 15 M11.8 8 L11.5 15
    pencil M3 17 L4 13 L14 3 L17 6 L7 16 Z
    square.and.pencil M11 4 L3.5 4 L3.5 17 L16.5 17 L16.5 9.5 M8 12.5 L8.6 9.8 L15.5 3 L17.5 5 L10.7 11.9 Z
    square.and.arrow.up M6.5 8 L4 8 L4 18 L16 18 L16 8 L13.5 8 M10 12.5 L10 1.8 M6.8 5 L10 1.8 L13.2 5
    square.and.arrow.down M6.5 8 L4 8 L4 18 L16 18 L16 8 L13.5 8 M10 1.8 L10 13 M6.8 9.8 L10 13 L13.2 9.8
    ellipsis O4 10 1.3 1.3 O10 10 1.3 1.3 O16 10 1.3 1.3
    bell M3 15 Q5 13 5 9 Q5 3.5 10 3.5 Q15 3.5 15 9 Q15 13 17 15 Z M8.2 17.2 Q10 19 11.8 17.2
    calendar M2.5 5 L17.5 5 L17.5 17.5 L2.5 17.5 Z M2.5 8.5 L17.5 8.5 M6.5 3 L6.5 6 M13.5 3 L13.5 6
    clock O10 10 8 8 M10 5 L10 10 L13.5 11.5
    timer O10 11 7 7 M10 7 L10 11 M10 1.5 L10 4 M8 1.5 L12 1.5
    hourglass M5 2 L15 2 L15 5 L10 10 L15 15 L15 18 L5 18 L5 15 L10 10 L5 5 Z
    camera M2 6 L6 6 L7.5 3.8 L12.5 3.8 L14 6 L18 6 L18 16.5 L2 16.5 Z O10 11 3.4 3.4
    photo M2 4 L18 4 L18 16 L2 16 Z O6.5 7.8 1.4 1.4 M2 14 L7 10 L10.5 13 L13.5 10.5 L18 14.5
    video M2 5.5 L12.5 5.5 L12.5 14.5 L2 14.5 Z M12.5 9 L18 6 L18 14 L12.5 11
    envelope M2 4.5 L18 4.5 L18 15.5 L2 15.5 Z M2 5 L10 11 L18 5
    phone M5 2.5 L8 7 L6 9 Q7.5 12.5 11 14 L13 12 L17.5 15 Q16 18.5 13 17.5 Q5 15 2.5 7 Q1.7 4 5 2.5 Z
    message M2 4 L18 4 L18 14 L8 14 L4.5 17.5 L4.5 14 L2 14 Z
    paperplane M2 9.5 L18 2.5 L12 18 L9 11.5 Z M18 2.5 L9 11.5
    lock M4.5 9 L15.5 9 L15.5 18 L4.5 18 Z M6.5 9 L6.5 6 Q6.5 2 10 2 Q13.5 2 13.5 6 L13.5 9
    lock.open M4.5 9 L15.5 9 L15.5 18 L4.5 18 Z M12 9 L12 6 Q12 2 15.5 2 Q19 2 19 6
    key O6 10 3.5 3.5 M9.5 10 L18 10 L18 13 M14.5 10 L14.5 12.5
    eye M1.5 10 Q5 4.5 10 4.5 Q15 4.5 18.5 10 Q15 15.5 10 15.5 Q5 15.5 1.5 10 Z O10 10 2.6 2.6
    bookmark M5 2.5 L15 2.5 L15 17.5 L10 13 L5 17.5 Z
    tag M2.5 2.5 L9.5 2.5 L17.5 10.5 L10.5 17.5 L2.5 9.5 Z O6 6 1 1
    flag M4.5 18.5 L4.5 2.5 L16.5 2.5 L13.5 6.7 L16.5 11 L4.5 11
    folder M2 4.5 L7.5 4.5 L9.5 6.5 L18 6.5 L18 16 L2 16 Z
    tray M2 11 L5 4 L15 4 L18 11 L18 16 L2 16 Z M2 11 L7 11 Q7.5 13.5 10 13.5 Q12.5 13.5 13 11 L18 11
    doc M4.5 1.8 L11.5 1.8 L15.5 6 L15.5 18.2 L4.5 18.2 Z M11.5 1.8 L11.5 6 L15.5 6
    doc.text M4.5 1.8 L11.5 1.8 L15.5 6 L15.5 18.2 L4.5 18.2 Z M7 10 L13 10 M7 13.5 L13 13.5
    doc.on.doc M3 5.5 L10 5.5 L10 18 L3 18 Z M7 5.5 L7 2 L16.5 2 L16.5 14.5 L10 14.5
    book M10 5 Q7 3 2 3.5 L2 16 Q7 15.5 10 17 Q13 15.5 18 16 L18 3.5 Q13 3 10 5 Z M10 5 L10 17
    newspaper M2 3.5 L15 3.5 L15 16.5 L4 16.5 Q2 16.5 2 14.5 Z M15 7 L18 7 L18 14.5 Q18 16.5 16 16.5 M5 7 L12 7 M5 10 L12 10 M5 13 L12 13
    link M8.5 11.5 L11.5 8.5 M7 9 L4 12 Q2 15 4.5 16.5 Q6.5 17.5 8 16 L11 13 M9 7 L12 4 Q14.5 2 16.5 4.5 Q17.5 6.5 16 8 L13 11
    paperclip M14 5.5 L7 12.5 Q6 14.5 7.5 15 Q8.5 15.2 9.5 14 L16 7.5 Q17.5 4.5 15 3 Q13 2 11 4 L4.5 10.5 Q2 14.5 5 17 Q8 19 11 16 L15.5 11.5
    map M2 4.5 L7.3 2.5 L12.7 4.5 L18 2.5 L18 15.5 L12.7 17.5 L7.3 15.5 L2 17.5 Z M7.3 2.5 L7.3 15.5 M12.7 4.5 L12.7 17.5
    mappin O10 5.5 3.5 3.5 M10 9 L10 18.5
    location M2.5 10.5 L17.5 2.5 L10 17.5 L9.3 10.8 Z
    globe O10 10 8 8 O10 10 3.6 8 M2 10 L18 10
    wifi M2 8 Q10 1.5 18 8 M5 11.5 Q10 7 15 11.5 M8.2 14.7 Q10 12.8 11.8 14.7
    bolt M11.5 1.5 L4 11.5 L9.5 11.5 L8.5 18.5 L16 8.5 L10.5 8.5 Z
    flame M10 1.5 Q11 5 14 7.5 Q17 10.5 15.8 14.5 Q14 18.5 10 18.5 Q5.5 18.5 4.3 14.5 Q3.5 11 6 8 Q7 10 8 10 Q8.5 5 10 1.5 Z
    drop M10 2 Q16 9 16 12.5 Q16 18 10 18 Q4 18 4 12.5 Q4 9 10 2 Z
    leaf M3 17 Q3 4 17 3 Q18 15 8.5 15 Q6 15 5 13.5 M3 17 Q7 10 13 7
    sun.max O10 10 4 4 M10 1.5 L10 3.5 M10 16.5 L10 18.5 M1.5 10 L3.5 10 M16.5 10 L18.5 10 M4 4 L5.4 5.4 M14.6 14.6 L16 16 M16 4 L14.6 5.4 M5.4 14.6 L4 16
    moon M15.5 12.5 Q10 14 7.5 9.5 Q6 6 8.5 2.5 Q2.5 4.5 2.5 10.5 Q3 17 9.5 17.5 Q13.5 17.5 15.5 12.5 Z
    cloud M5.5 15.5 Q1.5 15.5 1.8 12 Q2 9 5 9 Q6 5 10 5 Q14 5 14.6 9 Q18 9 18.2 12.2 Q18 15.5 14.5 15.5 Z
    play M5 3 L17 10 L5 17 Z
    pause M6.5 3.5 L6.5 16.5 M13.5 3.5 L13.5 16.5
    stop M4.5 4.5 L15.5 4.5 L15.5 15.5 L4.5 15.5 Z
    forward M2 4 L10 10 L2 16 Z M10 4 L18 10 L10 16 Z
    backward M18 4 L10 10 L18 16 Z M10 4 L2 10 L10 16 Z
    speaker.wave.2 M2 7.5 L5 7.5 L9.5 3.5 L9.5 16.5 L5 12.5 L2 12.5 Z M12.5 7 Q14.2 10 12.5 13 M15.2 4.8 Q18.4 10 15.2 15.2
    mic M7 5 Q7 2 10 2 Q13 2 13 5 L13 9.5 Q13 12.5 10 12.5 Q7 12.5 7 9.5 Z M4.5 9.5 Q4.5 15 10 15 Q15.5 15 15.5 9.5 M10 15 L10 18 M7 18 L13 18
    music.note O6.5 15.5 2.6 2.1 M9.1 15.5 L9.1 3 L16 1.8 L16 6 L9.1 7.2
    headphones M3 14 L3 10 Q3 3 10 3 Q17 3 17 10 L17 14 M3 12 L6 12 L6 17 L3 17 Z M14 12 L17 12 L17 17 L14 17 Z
    cart M1.5 3.5 L4 3.5 L6 13 L15.5 13 L17.5 6 L4.8 6 O7.5 16.2 1.2 1.2 O14 16.2 1.2 1.2
    bag M4 7 L16 7 L17 18 L3 18 Z M7 7 Q7 2.5 10 2.5 Q13 2.5 13 7
    creditcard M2 4.5 L18 4.5 L18 15.5 L2 15.5 Z M2 8.2 L18 8.2 M4.5 12.5 L8 12.5
    gift M2.5 6.5 L17.5 6.5 L17.5 10 L2.5 10 Z M3.5 10 L3.5 18 L16.5 18 L16.5 10 M10 6.5 L10 18 M10 6.5 Q5 6 5.5 3.5 Q6.5 1.5 10 6.5 Q13.5 1.5 14.5 3.5 Q15 6 10 6.5
    briefcase M2 6 L18 6 L18 16.5 L2 16.5 Z M7 6 L7 3.5 L13 3.5 L13 6 M2 11 L18 11
    list.bullet M7 5 L18 5 M7 10 L18 10 M7 15 L18 15 O3 5 0.8 0.8 O3 10 0.8 0.8 O3 15 0.8 0.8
    line.3.horizontal M3 5 L17 5 M3 10 L17 10 M3 15 L17 15
    line.3.horizontal.decrease M3 5.5 L17 5.5 M5.5 10 L14.5 10 M8 14.5 L12 14.5
    slider.horizontal.3 M2 5 L18 5 M2 10 L18 10 M2 15 L18 15 O6 5 1.6 1.6 O13 10 1.6 1.6 O8 15 1.6 1.6
    square.grid.2x2 M3 3 L8.5 3 L8.5 8.5 L3 8.5 Z M11.5 3 L17 3 L17 8.5 L11.5 8.5 Z M3 11.5 L8.5 11.5 L8.5 17 L3 17 Z M11.5 11.5 L17 11.5 L17 17 L11.5 17 Z
    chart.bar M4 17 L4 11 M10 17 L10 4 M16 17 L16 8
    chart.line.uptrend.xyaxis M2.5 2.5 L2.5 17.5 L18 17.5 M5 13.5 L9 9 L12 11.5 L17 5
    info M10 8.5 L10 15.5 M10 4.5 L10 4.8 M8.5 8.5 L10 8.5 M8 15.5 L12 15.5
    questionmark M6 6.5 Q6 2.5 10 2.5 Q14.2 2.5 14.2 6 Q14.2 8.5 11.8 9.8 Q10 11 10 13 M10 16.5 L10 16.8
    exclamationmark M10 3 L10 12 M10 16.5 L10 16.8
    exclamationmark.triangle M10 2.5 L18.5 17 L1.5 17 Z M10 8 L10 12 M10 14.4 L10 14.5
    circle O10 10 8 8
    square M3 3 L17 3 L17 17 L3 17 Z
    rectangle M1.5 4.5 L18.5 4.5 L18.5 15.5 L1.5 15.5 Z
    triangle M10 2.5 L18.5 17 L1.5 17 Z
    shield M10 2 L17 4.5 Q17.5 14 10 18 Q2.5 14 3 4.5 Z
    power M10 2 L10 10 M6 4.5 Q2.5 7 2.5 11 Q3 17.5 10 17.5 Q17 17.5 17.5 11 Q17.5 7 14 4.5
    hand.thumbsup M2.5 9 L5.5 9 L5.5 17 L2.5 17 Z M5.5 9.5 L9 3 Q11.5 2 11.2 5 L10.8 8 L16 8 Q18 8.3 17.5 10.5 L16 16 Q15.5 17 14.5 17 L5.5 17
    airplane M10 1.5 Q11.3 1.8 11.3 4.5 L11.3 8 L18 12 L18 14 L11.3 12 L11 16 L13.3 17.5 L13.3 18.6 L10 17.7 L6.7 18.6 L6.7 17.5 L9 16 L8.7 12 L2 14 L2 12 L8.7 8 L8.7 4.5 Q8.7 1.8 10 1.5 Z
    car M3.5 9 L5.5 4.5 L14.5 4.5 L16.5 9 L18 10.5 L18 15.5 L2 15.5 L2 10.5 Z M3.5 9 L16.5 9 M4 15.5 L4 17.5 M16 15.5 L16 17.5
    iphone M6 1.5 L14 1.5 L14 18.5 L6 18.5 Z M9 3.2 L11 3.2
    qrcode M3 3 L8 3 L8 8 L3 8 Z M12 3 L17 3 L17 8 L12 8 Z M3 12 L8 12 L8 17 L3 17 Z M12 12 L13.5 12 M16 12 L17 13.5 M12 16 L14 17 M16.5 16.5 L17 17
    textformat M1.5 16 L6 4 L10.5 16 M3.2 11.8 L8.8 11.8 M17.5 10 Q17 8 14.8 8 Q12.5 8.2 12.5 10 M17.5 16 L17.5 10 M17.5 11.5 Q12 11.5 12.2 14 Q12.5 16 14.6 16 Q17 16 17.5 13.5
    keyboard M1.5 5 L18.5 5 L18.5 15 L1.5 15 Z M4 8 L4.2 8 M7 8 L7.2 8 M10 8 L10.2 8 M13 8 L13.2 8 M16 8 L16.2 8 M6 12 L14 12
    scissors O5 15.5 2.3 2.3 O15 15.5 2.3 2.3 M6.3 13.6 L14 2.5 M13.7 13.6 L6 2.5
    sparkles M8 3 Q8.8 9.2 14 10.5 Q8.8 11.8 8 18 Q7.2 11.8 2 10.5 Q7.2 9.2 8 3 Z M15.5 2 Q15.8 4.6 18 5 Q15.8 5.4 15.5 8 Q15.2 5.4 13 5 Q15.2 4.6 15.5 2 Z
    bubble.left M2 4 L18 4 L18 14 L8 14 L4.5 17.5 L4.5 14 L2 14 Z
    faceid M2 6 L2 2 L6 2 M14 2 L18 2 L18 6 M18 14 L18 18 L14 18 M6 18 L2 18 L2 14 M7 7 L7 8.5 M13 7 L13 8.5 M10 7 L10 11 L9 11 M7 13.5 Q10 15.5 13 13.5
    """

  /// Names that are drawn like others.
  static let others = [
    "gearshape": "gear", "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "multiply": "xmark",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "bubble.right": "message",
    "bubble.left.and.bubble.right": "message", "mappin.and.ellipse": "mappin",
    "person.3": "person.2", "person.crop": "person", "speaker": "speaker.wave.2",
    "speaker.wave.1": "speaker.wave.2", "speaker.wave.3": "speaker.wave.2",
    "square.stack": "doc.on.doc", "cube": "square", "app": "square", "alarm": "clock",
    "text.bubble": "message", "line.horizontal.3": "line.3.horizontal", "sun.min": "sun.max",
    "moon.stars": "moon", "cloud.sun": "cloud", "bolt.horizontal": "bolt",
    "wand.and.stars": "sparkles",
    "archivebox": "tray", "externaldrive": "rectangle", "display": "rectangle", "tv": "rectangle",
    "ipad": "iphone", "questionmark.diamond": "questionmark", "rectangle.stack": "doc.on.doc",
    "text.alignleft": "line.3.horizontal", "location.north": "location",
    "heart.text.square": "heart",
    "filemenu.and.selection": "list.bullet", "list.dash": "list.bullet",
    "list.number": "list.bullet",
    "at": "globe", "network": "globe", "shippingbox": "gift", "basket": "cart",
  ]
}
