type Method = (...given: never[]) => unknown

/** Methods of what Strapi gave us without promising them; `refuse` throws, with the name of one that is gone. */
export function methodsOf<Names extends string>(
  part: unknown,
  names: readonly Names[],
  refuse: (name: string) => never,
): Record<Names, Method> {
  const owner = part as Record<string, unknown> | null | undefined
  const methods = names.map((name) => {
    const method = owner?.[name]
    return [name, typeof method === 'function' ? method.bind(owner) : refuse(name)]
  })
  return Object.fromEntries(methods)
}
