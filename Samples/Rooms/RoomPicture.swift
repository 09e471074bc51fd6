import Heft

extension Room {
  /// The view of the room's camera: a lamp, a window and a plant in the room's hue, drawn for this app.
  var picture: UIImage {
    UIImage(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        <defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="hsl(\(hue),52%,62%)"/>\
        <stop offset="1" stop-color="hsl(\((hue + 24) % 360),48%,40%)"/></linearGradient>
        <linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(\((hue + 180) % 360),60%,86%)"/>\
        <stop offset="1" stop-color="hsl(\((hue + 200) % 360),60%,72%)"/></linearGradient></defs>
        <path fill="url(#w)" d="M0 0h320v180H0z"/>
        <path fill="hsl(\(hue),34%,26%)" d="M0 140h320v40H0z"/>
        <rect x="36" y="24" width="92" height="84" rx="5" fill="url(#s)"/>
        <path d="M82 24v84M36 66h92" stroke="hsl(\(hue),40%,88%)" stroke-width="5"/>
        <path d="M36 24h92v84H36z" fill="none" stroke="hsl(\(hue),40%,88%)" stroke-width="6"/>
        <path d="M212 42h52l14 36h-80z" fill="hsl(\((hue + 40) % 360),85%,78%)"/>
        <path d="M198 78h80l34 62H164z" fill="hsl(\((hue + 40) % 360),90%,82%)" opacity=".25"/>
        <path d="M238 78v62" stroke="hsl(\(hue),30%,20%)" stroke-width="5"/>
        <path d="M150 140v-22c-18-2-24-16-22-28 14 2 22 12 22 28 0-22 8-34 26-36 2 20-8 34-26 36" fill="hsl(130,34%,40%)"/>
        <path d="M150 130v-14" stroke="hsl(130,34%,34%)" stroke-width="3"/>
        <path d="M136 128h28l-4 26h-20z" fill="hsl(18,48%,52%)"/>
        </svg>
        """, size: CGSize(width: 320, height: 180))
  }
}

/// The pictures of the tabs, drawn for this app.
enum TabPictures {
  static let following = picture(
    "<path d='M13 21.5s-8.5-5-8.5-11A4.6 4.6 0 0 1 13 8a4.6 4.6 0 0 1 8.5 2.5c0 6-8.5 11-8.5 11z'/>")
  static let rooms = picture(
    "<rect x='4' y='6' width='18' height='12' rx='2.5'/><path d='M10 22h6M11.5 9.5l4.5 2.5-4.5 2.5z'/>")
  static let profile = picture(
    "<circle cx='13' cy='9' r='4.5'/><path d='M4.5 22c1-5 4.5-7 8.5-7s7.5 2 8.5 7'/>")

  private static func picture(_ shapes: String) -> UIImage {
    UIImage(
      svg: """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 26' fill='none' stroke='#000' stroke-width='1.8' \
        stroke-linecap='round' stroke-linejoin='round'>\(shapes)</svg>
        """, size: CGSize(width: 26, height: 26))
  }
}
