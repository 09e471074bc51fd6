/// Scale's icon: the dial of a letter scale, its needle past the middle.
let scaleIcon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><defs>
  <linearGradient id="a" x2="0" y2="1"><stop stop-color="#b6d2ff"/><stop offset="1" stop-color="#5f8df2"/></linearGradient>
  <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#e6eefc"/></linearGradient>
  </defs><rect width="60" height="60" fill="url(#a)"/>
  <path d="M14 13.5h32" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
  <path d="M30 13v8" stroke="#fff" stroke-width="4"/>
  <circle cx="30" cy="35" r="16.5" fill="url(#b)"/>
  <path d="M20.4 39.5a10.6 10.6 0 1 1 19.2 0" fill="none" stroke="#9db7e8" stroke-width="2"
  stroke-dasharray="1.5 3.2" stroke-linecap="round"/>
  <path d="M30 36 36.5 27" stroke="#e2492d" stroke-width="2.8" stroke-linecap="round"/>
  <circle cx="30" cy="36" r="3" fill="#33435f"/></svg>
  """
