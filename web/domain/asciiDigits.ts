/** `९८`, `٩٨` and `９８` as `98`: people type in their own script, and each script's ten digits follow one another. */
export function inAscii(text: string): string {
  return text.normalize('NFKD').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })
}
