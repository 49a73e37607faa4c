/** What a person leaves out and everybody knows, put in: what cannot be read stays as it was typed, and its rule says what is wrong. */
export type Completes = (typed: string) => string

const AUSTRALIA = '61'

/** A number as Australians write it, with the country code: “0412 345 678” is +61 412 345 678. */
export function completePhone(typed: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const national = /^(?:\+?61|0)0?([2-478]\d{8})$/.exec(digits)?.[1]
  if (national !== undefined) return `+${AUSTRALIA} ${grouped(national)}`
  return /^\+\d{8,15}$/.test(digits) && !/^\+[0-9 ]+$/.test(typed.trim()) ? digits : typed.trim()
}

/** A mobile number in threes, another with its area first. */
function grouped(national: string): string {
  const parts = national.startsWith('4') ? /^(\d{3})(\d{3})(\d{3})$/ : /^(\d)(\d{4})(\d{4})$/
  return national.replace(parts, '$1 $2 $3')
}

/** “facebook.com/x” is https://facebook.com/x. */
export function completeAddress(typed: string): string {
  const address = typed.trim().replace(/^http:\/\//i, 'https://')
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(address) ? `https://${address}` : address
}

/** “@x” is the page of x in the network. */
export function completeProfile(network: string): Completes {
  return (typed) => {
    const [, name] = /^@([\w.-]+)$/.exec(typed.trim()) ?? []
    return name === undefined
      ? completeAddress(typed)
      : `https://www.${network.toLowerCase()}.com/${network === 'YouTube' ? '@' : ''}${name}`
  }
}
