/** Puts values into a sentence such as `You are {years}.` Throws when the sentence names a value that is not given. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing to put in for {${name}} in “${sentence}”`)
    return String(value)
  })
}
