/** The site's green, from its tokens.css, in place of Strapi's violet; of each theme the shades that Strapi names. */
const light = {
  primary100: '#e6efe9',
  // A badge has primary600 on it: 4.7.
  primary200: '#d6e8de',
  primary500: '#4f8f78',
  primary600: '#2c6e57',
  primary700: '#1f5140',
  buttonPrimary500: '#347a62',
  buttonPrimary600: '#2c6e57',
  // Strapi's #be5d01 reaches 4.42 on white and 4.03 on its warning100, where WCAG 1.4.3 asks 4.5; this one 5.7 on warning100.
  warning700: '#9a4a00',
}
const dark = {
  primary500: '#4f8f78',
  primary600: '#7fc4a6',
  primary700: '#a5d9c1',
  buttonPrimary500: '#347a62',
  buttonPrimary600: '#2c6e57',
}

export const theme = { light: { colors: light }, dark: { colors: dark } }

export const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64"><rect width="32" height="32" rx="4" fill="#10233b"/><path d="M21 5.5H5.5v21h21V15M5.5 19.5h12M12.5 19.5v7M9 8.5c1.2 5 4.5 7 9 7.5" fill="none" stroke="#fffdf8" stroke-width="1.9"/><path d="M15.5 19.5l4.2 4.3L28.5 10" fill="none" stroke="#f6c445" stroke-width="3.4"/></svg>',
)}`
