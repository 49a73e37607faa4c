/** The query of an address with these values. Empty ones are left out, and parameters of other names stay, such as a campaign's. */
export function queryWith(search: string, values: Readonly<Record<string, string>>): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !Object.hasOwn(values, name))
  const own = Object.entries(values).filter(([, value]) => value !== '')
  // Commas are not escaped, because people read and share the address.
  const query = new URLSearchParams([...own, ...others]).toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}
