import { createHmac, hkdfSync } from 'node:crypto'

/** Without the secret, no one can try values against the hash. One purpose never yields another's hash. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `lead inbox: ${purpose}`, 32))
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 18).toString('base64url')
}
