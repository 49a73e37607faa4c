// What the admin's page of words and the preview in its frame tell each other. Each answers to the other's origin alone.

export type Pressed = { place: string; words: string }

export type PlaceOfText = { place: string; was: string; isProse: boolean; least?: number; most?: number; mostWords?: number }

export type Elsewhere = 'amount' | 'guide' | 'label' | 'source' | 'table'

export type FromPreview =
  | { type: 'shown'; path: string; title: Pressed | null; description: Pressed | null }
  | { type: 'pressed'; texts: Pressed[] }
  | { type: 'elsewhere'; why: Elsewhere; words: string }
  | { type: 'place'; place: string; found: PlaceOfText | null }
  | { type: 'checked'; place: string; now: string; problems: string[] | null }

export type ToPreview =
  | { type: 'pressing'; isOn: boolean }
  | { type: 'find'; place: string }
  | { type: 'check'; place: string; was: string; now: string }
  | { type: 'show'; texts: { place: string; was: string; now: string }[] }

/** Whether it is one of ours: its origin has been checked before. */
export function isMessage(data: unknown): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'
}
