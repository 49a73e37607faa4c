/** From space to the last letter that the font Symbol has, the characters that look like it. */
const symbol =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλµνοπθρστυϖωξψζ{|}∼' +
  '\u007f'.repeat(33) +
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\u007f⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'

/** Of Wingdings, marks of lists and forms, and arrows: code and character. */
const wingdings = new Map(
  '4a☺ 6c● 6d❍ 6e■ 6f□ 70□ 71❑ 72❒ 73⬧ 74⧫ 75◆ 76❖ 77⬥ 9e· 9f• a0▪ a1○ a7▪ a8◻ d5⌫ d8➢ dc➲ df← e0→ e1↑ e2↓ e8➔ ef⇦ f0⇨ f1⇧ f2⇩ f3⬄ fb✗ fc✓ fd☒ fe☑'
    .split(' ')
    .map((pair) => [Number.parseInt(pair.slice(0, 2), 16), pair.slice(2)]),
)

/** Fonts that draw other characters than those they are asked for. */
const fonts = new Map<string, (code: number) => string | undefined>([
  ['symbol', (code) => symbol[code - 0x20]?.replace('\u007f', '□')],
  ['wingdings', (code) => wingdings.get(code) ?? '□'],
  ['wingdings 2', (code) => (code === 0x50 ? '✓' : code === 0x4f ? '✗' : code === 0x52 ? '☑' : '□')],
  ['wingdings 3', () => '□'],
  ['webdings', (code) => (code === 0x61 ? '✓' : '□')],
])

/** The characters that words in such a font look like. */
export function inSymbolFont(words: string, font: string): string {
  const look = fonts.get(font.toLowerCase())
  if (look === undefined) return words
  return [...words]
    .map((character) => {
      const code = codeOf(character.codePointAt(0) ?? 0)
      return code < 0x21 ? ' ' : code > 0xff ? character : (look(code) ?? character)
    })
    .join('')
}

/** `<w:sym w:font="Symbol" w:char="F06D"/>` is µ. */
export function symbolText(font: string, char: string): string {
  const code = Number.parseInt(char, 16)
  if (!(code <= 0xffff)) return ''
  const look = fonts.get(font.toLowerCase())
  if (look) return look(codeOf(code)) ?? '□'
  // Elsewhere only the font knows what is in the private area.
  return code >= 0xe000 && code <= 0xf8ff ? '□' : String.fromCharCode(code)
}

/** Word keeps a letter of such a font in the private area, at F000 and the letter. */
function codeOf(code: number): number {
  return code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
}
