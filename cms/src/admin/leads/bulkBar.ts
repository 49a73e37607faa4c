/** Strapi's bar of bulk actions: what is before the table and begins with the number of ticked rows. */
const BAR = 'main div:has(> :is(span, p):first-child + div > button):has(+ div table)'

/**
 * Above the table it is out of sight for whoever ticks the tenth lead, and pushes the rows from under the
 * finger at the first. At the bottom a thumb reaches it.
 */
export function keepBulkBarInReach(): void {
  const style = document.createElement('style')
  style.textContent = `
    ${BAR} {
      position: fixed; z-index: 3; bottom: 0; left: 0; right: 0; padding: 1.2rem 1.6rem;
      flex-wrap: wrap; justify-content: center;
      background: white; border-top: 1px solid #dcdce4; box-shadow: 0 -2px 12px rgb(33 33 52 / 10%);
    }`
  document.head.append(style)
}
