import type { PageContextServer } from 'vike/types'

const FORMS = 'islands/forms.ts'

/** The files of the forms, which are on every page: islands/shell.ts fetches them before a visitor reaches one. */
export function formScripts({ globalContext: { assetsManifest } }: Pick<PageContextServer, 'globalContext'>): string[] {
  if (import.meta.env.DEV) return []
  const files = new Set<string>()
  const add = (name: string) => {
    const built = assetsManifest?.[name]
    if (!built) throw new Error(`The build has no ${name}`)
    // The page has asked for its entry already.
    if (built.isEntry || files.has(built.file)) return
    files.add(built.file)
    for (const imported of built.imports ?? []) add(imported)
  }
  add(FORMS)
  return [...files].map((file) => `/${file}`)
}
