// Pictures of the owner's articles, named by what is in them: the inbox keeps them, and the publisher puts them beside the pages.

/** Wide enough for an article's column on a fine screen. */
export const WIDEST = 1600
/** What a browser sends is made smaller before: docs/decisions/0032. */
export const MOST_PICTURE_BYTES = 8_000_000

export type Picture = { name: string; width: number; height: number }

const NAME = /[0-9a-f]{32}-(\d{1,4})x(\d{1,4})/

const ADDRESS = new RegExp(`^/pictures/(${NAME.source})\\.webp$`)
const IN_MARKDOWN = new RegExp(`\\]\\(/pictures/(${NAME.source})\\.webp\\)`, 'g')

export function pictureAddress(name: string): string {
  return `/pictures/${name}.webp`
}

/** In `wanted/`. */
export function pictureFile(name: string): string {
  return `picture-${name}.webp`
}

export function isPictureFile(file: string): boolean {
  return file.startsWith('picture-') && file.endsWith('.webp')
}

/** Null for an address that is none of ours. */
export function pictureAt(address: string): Picture | null {
  const [, name, width, height] = ADDRESS.exec(address) ?? []
  return name === undefined ? null : { name, width: Number(width), height: Number(height) }
}

export function picturesIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(IN_MARKDOWN)].map(([, name = '']) => name))]
}
