/// Rooms' icon: a live picture, and its viewers.
let roomsIcon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><defs>
  <linearGradient id="a" x2=".4" y2="1"><stop stop-color="#9a6cf5"/><stop offset="1" stop-color="#4a2fb8"/></linearGradient>
  <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#e5dcff"/></linearGradient>
  </defs><rect width="60" height="60" fill="url(#a)"/>
  <rect x="10" y="17" width="40" height="27" rx="6.5" fill="url(#b)"/>
  <path d="M25.5 24.5v12l11-6z" fill="#5a39c9" stroke="#5a39c9" stroke-width="2.5" stroke-linejoin="round"/>
  <circle cx="47" cy="17" r="7.5" fill="#ff4d5e" stroke="#7a4fe0" stroke-width="2.5"/>
  <circle cx="47" cy="17" r="2.6" fill="#fff"/>
  <path d="M22 50h16" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/></svg>
  """
