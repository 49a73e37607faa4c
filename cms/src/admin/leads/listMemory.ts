import { LEAD } from '../../leads/contentTypes.ts'

const FILTERS = `STRAPI_LIST_VIEW_SETTINGS:${LEAD}`
const COLUMNS = `STRAPI_LIST_VIEW_DISPLAYED_HEADERS:${LEAD}`
const VERSION = 'lead-columns-version'
/** Counted up with each change of the columns in cms/src/adminSetup/leadView.ts. */
const columnsVersion = '2'

/** Everything but spam: what the list shows when no link asks for anything else. */
const opened = JSON.stringify({ sort: 'createdAt:DESC', filters: { $and: [{ leadStatus: { $ne: 'spam' } }] } })

/**
 * Strapi keeps the last filters in the browser and puts them on the list each time it opens: a filter pressed
 * once hid new leads from then on. So what it keeps is always the same, whatever was pressed, in every tab.
 * A link with filters, Back and reload still show what their address says.
 */
export function openListAlike(): void {
  // With an installation number Strapi ends the key with it.
  const keys = [FILTERS, ...Object.keys(window.localStorage).filter((key) => key.startsWith(`${FILTERS}:`))]
  for (const key of keys) if (window.localStorage.getItem(key) !== opened) window.localStorage.setItem(key, opened)
}

/** Another tab keeps its own filters under the same key. */
export function keepListAlike(): void {
  openListAlike()
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(FILTERS)) openListAlike()
  })
}

/** Strapi keeps the shown columns too: without this a new one never reaches who opened the list before. */
export function showNewColumns(): void {
  if (window.localStorage.getItem(VERSION) === columnsVersion) return
  for (const key of Object.keys(window.localStorage)) if (key.startsWith(COLUMNS)) window.localStorage.removeItem(key)
  window.localStorage.setItem(VERSION, columnsVersion)
}
