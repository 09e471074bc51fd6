import Heft

/// A kitchen scale, drawn for this app.
let scalePicture = AppAsset(
  name: "scale",
  svg: """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none">
    <defs>
    <linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7fb0ff"/><stop offset="1" stop-color="#3f6fe0"/>\
    </linearGradient>
    <linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f4f6fb"/><stop offset="1" stop-color="#c5cddc"/>\
    </linearGradient>
    </defs>
    <ellipse cx="120" cy="217" rx="88" ry="9" fill="#101420" opacity=".12"/>
    <path d="M58 92h124l22 104a16 16 0 0 1-16 19H52a16 16 0 0 1-16-19z" fill="url(#b)"/>
    <path d="M104 66h32v28h-32z" fill="#97a3ba"/>
    <path d="M28 44h184a8 8 0 0 1 8 9c-2 14-14 23-30 23H50c-16 0-28-9-30-23a8 8 0 0 1 8-9z" fill="url(#p)"/>
    <circle cx="120" cy="153" r="47" fill="#fff"/>
    <g stroke="#1d2330" stroke-width="3" stroke-linecap="round">
    <path d="M120 112v8M149 124l-6 6M161 153h-8M79 153h8M91 124l6 6"/></g>
    <path d="M99 181h42" stroke="#c5cddc" stroke-width="6" stroke-linecap="round"/>
    </svg>
    """,
  size: CGSize(width: 240, height: 240))
