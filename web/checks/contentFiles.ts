const texts = import.meta.glob<string>(['../content/**/*.{ts,md}', '!../content/schema/**', '!../content/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The source text of every content file, without the one that explains the marks of dated passages. */
export function contentFiles(): { file: string; text: string }[] {
  return Object.entries(texts)
    .filter(([path]) => path !== '../content/until.ts')
    .map(([path, text]) => ({ file: path.replace('../', ''), text }))
}

export function contentLines(): { file: string; number: number; text: string }[] {
  return contentFiles()
    .flatMap(({ file, text }) => text.split('\n').map((line, index) => ({ file, number: index + 1, text: line })))
    .filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text))
}

/** `content/pages/about.ts:12`: where a sentence starts in its file; just the file if its marks hide it. */
export function placeOf(file: string, sentence: string): string {
  const start = sentence
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 6)
    .join('[^\\p{L}\\p{N}]+')
  const text = texts[`../content/${file}`] ?? ''
  const at = text.search(new RegExp(start, 'u'))
  return at === -1 ? `content/${file}` : `content/${file}:${text.slice(0, at).split('\n').length}`
}
