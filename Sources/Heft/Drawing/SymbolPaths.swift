extension SymbolGlyphs {
  /// The pictures by the names of Apple's symbols that show the same: on each line the names, and SVG paths in a square of 24
  /// to be stroked. Drawn for Heft.
  static let paths = """
    xmark|multiply M5.5 5.5l13 13M18.5 5.5l-13 13
    checkmark M4.5 12.5l5 5 10-11
    minus M4 12h16
    chevron.right|chevron.forward|chevron.compact.right M9 5l7 7-7 7
    chevron.left|chevron.backward|chevron.compact.left M15 5l-7 7 7 7
    chevron.up|chevron.compact.up M5 15l7-7 7 7
    chevron.down|chevron.compact.down M5 9l7 7 7-7
    arrow.right|arrow.forward M4 12h16M14 6l6 6-6 6
    arrow.left|arrow.backward M20 12H4M10 6l-6 6 6 6
    arrow.up M12 20V4M6 10l6-6 6 6
    arrow.down M12 4v16M6 14l6 6 6-6
    arrow.up.right|arrow.up.forward M6 18 18 6M8 6h10v10
    arrow.uturn.left|arrow.uturn.backward|gobackward M8.5 4 4 8.5l4.5 4.5M4 8.5h10a6 6 0 0 1 0 12H9
    arrow.uturn.right|arrow.uturn.forward|goforward M15.5 4 20 8.5 15.5 13M20 8.5H10a6 6 0 0 0 0 12h5
    arrowshape.turn.up.left M10 5 3.5 11.5 10 18v-4c6 0 9 1.5 11 5 0-7-4-10-11-10z
    arrowshape.turn.up.right M14 5l6.5 6.5L14 18v-4c-6 0-9 1.5-11 5 0-7 4-10 11-10z
    arrow.counterclockwise M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4.5 3v4.5H9
    arrow.up.arrow.down M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4
    arrow.left.arrow.right M4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4
    arrow.up.left.and.arrow.down.right M10 10 4 4M4 9V4h5M14 14l6 6M20 15v5h-5
    arrow.down.right.and.arrow.up.left M4 4l6 6M10 5v5H5M20 20l-6-6M14 19v-5h5
    arrow.triangle.turn.up.right.diamond M12 2.5 21.5 12 12 21.5 2.5 12zM9 15v-4h6M13 8.5l2.5 2.5-2.5 2.5
    square.and.arrow.down M12 2.5V15M8 11.5l4 4 4-4M8.5 8.5h-3v12h13v-12h-3
    trash M4 6h16M9.5 6V3.5h5V6M6 6l1 15h10l1-15M10 10v7M14 10v7
    ellipsis M5 11a1 1 0 1 0 .1 0zM12 11a1 1 0 1 0 .1 0zM19 11a1 1 0 1 0 .1 0z
    gear|gearshape M12 9a3 3 0 1 0 .1 0zM12 5.5a6.5 6.5 0 1 0 .1 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1
    slider.horizontal.3 M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M10 16v4
    line.horizontal.3|line.3.horizontal|text.justify|text.alignleft M3 6.5h18M3 12h18M3 17.5h18
    line.horizontal.3.decrease|line.3.horizontal.decrease M3 7h18M6 12h12M9 17h6
    list.bullet|list.dash|list.number|checklist M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.1M4 12h.1M4 18h.1
    map M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5
    photo M3 4.5h18v15H3zM3 16l5-5 5 5 3-3 5 5M16 7.5a1.5 1.5 0 1 0 .1 0z
    doc M6 2.5h8L18.5 7v14.5H6zM14 2.5V7h4.5
    doc.text|note.text|newspaper M6 2.5h12.5v19H6zM9 7.5h6.5M9 12h6.5M9 16.5h6.5
    doc.on.doc|square.on.square M8.5 7.5h11v14h-11zM15.5 7.5v-5h-11v14h4
    plus.square.on.square|plus.rectangle.on.rectangle M8.5 7.5h12v12h-12zM15.5 7.5v-4h-12v12h5M14.5 10.5v6M11.5 13.5h6
    folder M3 5.5h6L11 8h10v11.5H3z
    tray M3 13l3-8h12l3 8v6.5H3zM3 13h5l1.5 3h5l1.5-3h5
    archivebox M3 4h18v5H3zM4.5 9h15v11.5h-15zM10 13h4
    link M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7
    paperclip M19 11l-8 8a4.5 4.5 0 0 1-6.5-6.5L13 4a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.2-2.2l7-7
    paperplane M21.5 2.5 2.5 10l7 4 5.5 7.5zM21.5 2.5 9.5 14
    eye M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0zM12 9a3 3 0 1 0 .1 0z
    bell M5 17.5c2-2 1.5-4.5 2-7.5a5 5 0 0 1 10 0c.5 3 0 5.5 2 7.5zM10 20.5a2 2 0 0 0 4 0
    tag M3 3.5h8.5L21 13l-8 8-10-9.5zM7.5 7a1 1 0 1 0 .1 0z
    flag M5.5 21.5v-18c4-2.5 8 2 13 0v10c-5 2-9-2.5-13 0
    pin M8 3h8l-1.5 7 3.5 4H6l3.5-4zM12 14v7.5
    bolt M13.5 2.5 5 13.5h6l-1 8L19 10h-6z
    flame M12 2.5c1 4 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5C10 8 10.5 5 12 2.5z
    moon M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z
    sun.max|sun.min M12 7.5a4.5 4.5 0 1 0 .1 0zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5
    drop M12 2.5c4 5 6.5 8 6.5 12a6.5 6.5 0 0 1-13 0c0-4 2.5-7 6.5-12z
    leaf M4 20c0-10 5-15.5 16.5-15.5C20.5 15 15 19.5 7 17M4 20c2-4 5-7 9-8.5
    snow M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8
    gift M3 8h18v4.5H3zM5 12.5h14V21H5zM12 8v13M12 8C8 8 7 6.5 7 5s4-2.5 5 3c1-5.5 5-4.5 5-3s-1 3-5 3
    cart M2.5 4h3L8 15.5h10.5L21 7H6.2M9 18.5a1.3 1.3 0 1 0 .1 0zM17.5 18.5a1.3 1.3 0 1 0 .1 0z
    bag M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5
    creditcard M2.5 5.5h19v13h-19zM2.5 9.5h19M6 15h4
    phone M6 3.5c2-1 3 0 4 3.5.5 1.5-2 2-1.5 3.5 1 2.5 3 4.5 5.5 5.5 1.5.5 2-2 3.5-1.5 3 1 4 2 3 4-1.5 3-5 2.5-9-.5-3-2-5-4-6.5-6.5C3.5 8 3 5 6 3.5z
    mic M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4M8.5 21.5h7
    globe|network M12 3a9 9 0 1 0 .1 0zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18
    book M12 6.5C9 4.5 6 4.5 3 5v13.5c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5V5c-3-.5-6-.5-9 1.5V20
    pencil|highlighter M4 20l1-4.5L16.5 4 20 7.5 8.5 19z
    scribble|signature M3 16c4-10 7-14 8-11s-6 13-3 13 7-11 9-10-3 9-1 9 2.5-1.5 5-4
    paintbrush M20.5 3 10 13.5M10 12c3 0 4 4 0 7-2 1.5-5 1.5-7 1 2-1.5 1.5-3 2.5-5s3-3 4.5-3z
    paintpalette M12 3c7 0 9.5 4 9 8.5-.5 4-6 1-7 4s2 5-2 5.5a9 9 0 0 1 0-18zM7.5 11h.1M11 7.5h.1M15.5 8h.1
    square.grid.2x2|rectangle.grid.2x2 M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z
    rectangle.stack|square.stack M3 10h18v10.5H3zM5 6.5h14M7 3.5h10
    rectangle M3 6h18v12H3z
    square|app M4 4h16v16H4z
    triangle M12 4l9.5 16h-19z
    diamond|rhombus M12 2.5 21.5 12 12 21.5 2.5 12z
    info|i M12 10v8M12 6h.1
    questionmark M8.5 8.5c0-5 7-5 7 0 0 3-3.5 3-3.5 6M12 18.5h.1
    exclamationmark M12 4.5V14M12 18h.1
    exclamationmark.triangle M12 3l10 17.5H2zM12 10v5M12 17.5h.1
    lock M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11
    lock.open M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.5-2
    key M7.5 11a4 4 0 1 0 .1 0zM10.5 12.5 20 3M16 7l3 3
    shield M12 2.5c3 2 5 2.5 8 2.5v7c0 5-3.5 7.5-8 9.5-4.5-2-8-4.5-8-9.5V5c3 0 5-.5 8-2.5z
    seal|rosette M12 2.5l2.5 2 3-.5 1 3 2.7 1.5-.7 3.5.7 3-2.7 1.5-1 3-3-.5-2.5 2-2.5-2-3 .5-1-3L2.8 15l.7-3-.7-3.5L5.5 7l1-3 3 .5z
    checkmark.seal M12 2.5l2.5 2 3-.5 1 3 2.7 1.5-.7 3.5.7 3-2.7 1.5-1 3-3-.5-2.5 2-2.5-2-3 .5-1-3L2.8 15l.7-3-.7-3.5L5.5 7l1-3 3 .5zM8 12l3 3 5-5.5
    wifi|antenna.radiowaves.left.and.right M2.5 9.5c5.5-5.5 13.5-5.5 19 0M6 13c3.5-3.5 8.5-3.5 12 0M9.5 16.5c1.5-1.5 3.5-1.5 5 0M12 19.5h.1
    hand.thumbsup M3 11h4v10H3zM7 11l4-8.5c3 0 3 2.5 2 6h7c1.5 5 0 9-1.5 12.5H7
    hand.thumbsdown M3 13h4V3H3zM7 13l4 8.5c3 0 3-2.5 2-6h7c1.5-5 0-9-1.5-12.5H7
    hand.tap|hand.point.up|hand.draw|hand.raised M9 13.5v-9a1.5 1.5 0 0 1 3 0V11l6 1.5c1.5.5 2 1.5 1.5 3l-1 6H11L6 15c1-1.5 2-1.5 3-1.5z
    person.2|person.3 M9 5a3.5 3.5 0 1 0 .1 0zM2.5 19.5c0-8 13-8 13 0zM16 5.5a3 3 0 0 1 0 6M18 13.5c2.5.5 3.5 3 3.5 6h-3
    person.crop.circle|person.circle M12 3a9 9 0 1 0 .1 0zM12 7a3 3 0 1 0 .1 0zM6 18.5c1.5-5 10.5-5 12 0
    figure.walk|figure.stand M12 3a1.5 1.5 0 1 0 .1 0zM12 8v6l3 7M12 14l-3 7M8 12l4-4 4 3
    stop M5.5 5.5h13v13h-13z
    playpause M3 5l8 7-8 7zM14.5 5v14M19 5v14
    backward M12 5v14l-9-7zM21 5v14l-9-7z
    forward M12 5v14l9-7zM3 5v14l9-7z
    backward.end M19 5v14L8 12zM5 5v14
    forward.end M5 5v14l11-7zM19 5v14
    repeat M4 11V9.5a3 3 0 0 1 3-3h13M17 3.5l3 3-3 3M20 13v1.5a3 3 0 0 1-3 3H4M7 14.5l-3 3 3 3
    music.note|music.note.list M9 18V5l10-2v12.5M6.5 15.5a2.5 2.5 0 1 0 .1 0zM16.5 13a2.5 2.5 0 1 0 .1 0z
    headphones M3.5 18v-5a8.5 8.5 0 0 1 17 0v5M3.5 14.5H7V21H3.5zM17 14.5h3.5V21H17z
    waveform M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4
    film M3 4.5h18v15H3zM7.5 4.5v15M16.5 4.5v15M3 9.5h4.5M3 14.5h4.5M16.5 9.5H21M16.5 14.5H21M7.5 12h9
    tv|display M2.5 5h19v12.5h-19zM8 21h8
    desktopcomputer|laptopcomputer M2.5 4h19v12h-19zM9 20.5h6M12 16v4.5
    iphone|ipad|candybarphone M7 2.5h10v19H7zM11 19h2
    gamecontroller M7 7h10c4 0 5 10 3.5 12s-4-3-5.5-3H9c-1.5 0-4 5-5.5 3S3 7 7 7zM8 10v4M6 12h4M15.5 11h.1M17.5 13h.1
    car M4 12l2-6.5h12l2 6.5v6H4zM4 12h16M6 18v2.5M18 18v2.5M7 15h.1M17 15h.1
    airplane M12 2.5c1 0 1.5 1.5 1.5 3V9l8 5v2l-8-2.5V18l2.5 2v1.5l-4-1-4 1V20l2.5-2v-4.5l-8 2.5v-2l8-5V5.5c0-1.5.5-3 1.5-3z
    bicycle M5.5 12a4 4 0 1 0 .1 0zM18.5 12a4 4 0 1 0 .1 0zM5.5 16l4-8h6l3 8M9.5 8l4 8M14 5.5h2
    house.lodge|building.2|building M5 21.5v-18h9v18M14 9h5v12.5M3 21.5h18M8.5 7.5h2M8.5 11.5h2M8.5 15.5h2
    cup.and.saucer|mug M4 6h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 8h1.5a2.5 2.5 0 0 1 0 5H17M3 20.5h15
    fork.knife M7 3v18M4 3v4.5c0 4 6 4 6 0V3M17 21V3c-3 2-3.5 6-3 10h3
    chart.bar M4 20.5v-7h4v7zM10 20.5v-16h4v16zM16 20.5V9h4v11.5z
    chart.pie M12 3a9 9 0 1 0 9 9h-9zM15.5 3a8 8 0 0 1 5.5 5.5h-5.5z
    textformat|character|a M3 19 8 5l5 14M4.7 14.5h6.6M14.5 15.5a3 3.5 0 1 0 6 0 3 3.5 0 1 0-6 0zM20.5 11.5V19
    number M9 4 7 20M17 4l-2 16M4 9h16M4 15h16
    at M12 8a4 4 0 1 0 .1 0zM16 8v5c0 4 5 3 5-1a9 9 0 1 0-4 7.5
    timer|stopwatch|gauge|speedometer M12 5a8 8 0 1 0 .1 0zM12 9v4.5M9.5 2.5h5
    hourglass M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9
    cube M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.5L20.5 7M12 11.5v10
    scissors M6.5 4a2.5 2.5 0 1 0 .1 0zM6.5 15a2.5 2.5 0 1 0 .1 0zM8.5 8.5l12 8.5M8.5 15.5l12-8.5
    sparkles|wand.and.stars|wand.and.rays M11 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4
    viewfinder|camera.viewfinder|crop M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5
    scope|target M12 4a8 8 0 1 0 .1 0zM12 2v6M12 16v6M2 12h6M16 12h6
    qrcode|barcode M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM14 19v1M19 14h1
    keyboard M2.5 6h19v12h-19zM6 9.5h.1M10 9.5h.1M14 9.5h.1M18 9.5h.1M7 14.5h10
    printer M7 9V3.5h10V9M7 17H3V9h18v8h-4M7 14h10v7H7z
    crown M3 7l4.5 5L12 4l4.5 8L21 7l-2 12.5H5z
    wrench|hammer M20 6.5 16.5 10l-3-3L17 3.5a5 5 0 0 0-6.5 6.5l-7 7A2.5 2.5 0 0 0 7 20.5l7-7a5 5 0 0 0 6-7z
    lightbulb M9 18.5h6M10 21.5h4M9 18.5c0-3-3-4-3-8.5a6 6 0 0 1 12 0c0 4.5-3 5.5-3 8.5
    bubble.left|bubble.right|text.bubble|quote.bubble M3 5h18v12h-9l-5 4.5V17H3z
    tortoise|hare|ant|pawprint M12 12c3 0 5.5 3 5.5 5.5S15 21 12 20s-5.5 0-5.5-2.5S9 12 12 12zM5 9.5a1.5 2 0 1 0 .1 0zM9.5 5a1.5 2 0 1 0 .1 0zM14.5 5a1.5 2 0 1 0 .1 0zM19 9.5a1.5 2 0 1 0 .1 0z
    """
}
