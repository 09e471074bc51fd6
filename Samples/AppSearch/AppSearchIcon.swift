/// AppSearch's icon: a letter under a magnifying glass.
let appSearchIcon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><defs>
  <linearGradient id="a" x2="0" y2="1"><stop stop-color="#4fd3c4"/><stop offset="1" stop-color="#0f8f86"/></linearGradient>
  <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#dff5f1"/></linearGradient>
  </defs><rect width="60" height="60" fill="url(#a)"/>
  <rect x="9" y="14" width="38" height="27" rx="5" fill="url(#b)"/>
  <path d="M10.5 17.5 28 30.5 45.5 17.5" fill="none" stroke="#7cc9bf" stroke-width="2.4" stroke-linejoin="round"/>
  <circle cx="38" cy="37" r="9.5" fill="#fff" fill-opacity=".82" stroke="#0b5f59" stroke-width="3.4"/>
  <path d="M45 44 52 51" stroke="#0b5f59" stroke-width="5" stroke-linecap="round"/></svg>
  """
