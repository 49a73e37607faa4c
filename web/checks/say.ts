export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** A heading and its lines, or nothing where there are no lines. */
export function saySection(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  say(`\n${heading}`)
  for (const line of lines) say(`  ${line}`)
}
