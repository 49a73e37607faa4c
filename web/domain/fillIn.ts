/** Puts values into a sentence such as `You are {years}.` A sentence that names something else is a mistake of ours. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing to put in for {${name}} in “${sentence}”`)
    return String(value)
  })
}
