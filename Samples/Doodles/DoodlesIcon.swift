/// Doodles' icon: a pencil at the end of a stroke that swells with the force.
let doodlesIcon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><defs>
  <linearGradient id="a" x2="0" y2="1"><stop stop-color="#fffdf7"/><stop offset="1" stop-color="#ffe9bd"/></linearGradient>
  <linearGradient id="b" x2="1" y2="1"><stop stop-color="#ffc94d"/><stop offset="1" stop-color="#f08a1d"/></linearGradient>
  </defs><rect width="60" height="60" fill="url(#a)"/>
  <path d="M9 44c4-10 9-13 12-10s-3 11 1 12 6-6 11-8" fill="none" stroke="#d63d1f" stroke-width="3.6"
  stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M30 40.5 33 31.5 47.5 12.5a3.4 3.4 0 0 1 5 3.9L37.8 35.3z" fill="url(#b)"/>
  <path d="M30 40.5 33 31.5 37.8 35.3z" fill="#f7dcb4"/>
  <path d="M30 40.5 31.1 37.2 32.9 38.6z" fill="#3a2a22"/>
  <path d="M44.9 15.9 47.5 12.5a3.4 3.4 0 0 1 5 3.9l-2.7 3.5z" fill="#e2637f"/></svg>
  """
