import type { Kind } from '../../ownersContent/contentTypes.ts'

export type TextLimit = { field: string; label: string; least?: number; most: number }

/** What is counted while it is typed: the same numbers as in `cms/src/ownersContent/snapshotSchema.ts`, which a test compares. */
export const textLimits: Record<Kind, readonly TextLimit[]> = {
  details: [
    { field: 'replyTime', label: 'Reply time', most: 60 },
    { field: 'payment', label: 'How clients pay', most: 60 },
  ],
  announcement: [
    { field: 'text', label: 'Announcement', most: 160 },
    { field: 'linkWords', label: 'Words of the link', most: 40 },
  ],
  price: [
    { field: 'includes', label: 'What it includes', most: 80 },
    { field: 'excludes', label: 'What it does not include', most: 300 },
    { field: 'takes', label: 'How long our part takes', most: 80 },
  ],
  review: [{ field: 'words', label: 'The review', most: 1_500 }],
  article: [
    { field: 'title', label: 'Title', most: 80 },
    { field: 'slug', label: 'End of the address', most: 80 },
    { field: 'description', label: 'Description', least: 90, most: 160 },
    { field: 'body', label: 'Article', least: 300, most: 60_000 },
  ],
  text: [{ field: 'now', label: 'The new words', most: 10_000 }],
}
