/** Strapi's plain English writes dates as in the United States, 11/22/2026. It has no Australian English: this writes 22/11/2026. */
export const LANGUAGE = 'en-GB'

/** Until a person chooses another in the profile, which the inbox keeps and Strapi then puts here. */
export function chooseLanguage(): void {
  window.localStorage.setItem('strapi-admin-language', LANGUAGE)
}
