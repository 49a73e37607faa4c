type Shape = string | { readonly [name: string]: Shape }

/**
 * The words a page passes to its script in a `data-*` attribute, as JSON. `shape` has an empty text for each one expected.
 * Throws and names the text that is missing.
 */
export function readWords<S extends Shape>(json: string | undefined, shape: S): S {
  const words: unknown = JSON.parse(json ?? '{}')
  requireShape(words, shape, 'the words')
  return words
}

function requireShape<S extends Shape>(value: unknown, shape: S, path: string): asserts value is S {
  if (typeof shape === 'string') {
    if (typeof value !== 'string') throw new Error(`The page gives no text for ${path}`)
    return
  }
  if (typeof value !== 'object' || value === null) throw new Error(`The page gives no texts for ${path}`)
  const given = new Map<string, unknown>(Object.entries(value))
  for (const [name, part] of Object.entries(shape)) requireShape(given.get(name), part, `${path}.${name}`)
}
