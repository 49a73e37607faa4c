const texts = import.meta.glob<string>(['../content/**/*.{ts,md}', '!../content/schema/**', '!../content/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export function contentFiles(): { file: string; text: string }[] {
  return Object.entries(texts)
    .filter(([path]) => path !== '../content/until.ts')
    .map(([path, text]) => ({ file: path.replace('../', ''), text }))
}
