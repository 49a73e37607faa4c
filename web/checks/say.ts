export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function saySection(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  say(`\n${heading}`)
  for (const line of lines) say(`  ${line}`)
}
