import { getFetchClient } from '@strapi/strapi/admin'
import { contentPath } from '../../ownersContent/contentTypes.ts'
import type { TextChange } from '../../ownersContent/textChanges.ts'
import { RefusedHere } from '../shared/reasonOf.ts'

const PATH = contentPath('text')

type Stored = TextChange & { documentId: string; updatedAt: string }

/** The draft of a place as it is now. A place has a # in it, and Strapi’s client encodes no parameters. */
export async function storedText(place: string): Promise<Stored | undefined> {
  const { data } = await getFetchClient().get<{ results: Stored[] }>(`${PATH}?filters[place][$eq]=${encodeURIComponent(place)}`)
  return data.results[0]
}

/** Keeps the owner's words as a draft; the repository's own words are no change, so they delete it. @param seen what was shown before */
export async function saveText({ place, was, now }: TextChange, seen: string): Promise<void> {
  const { post, put } = getFetchClient()
  const stored = await storedText(place)
  const current = stored?.now ?? was
  if (current !== seen && current !== now)
    throw new RefusedHere(`Someone else has changed this text meanwhile: “${current}” Copy your words and load the page again.`)
  if (now.trim() === was) {
    if (stored) await dropText(stored.documentId)
  } else if (stored) await put(`${PATH}/${stored.documentId}`, { place, was, now }, { headers: { 'If-Match': `"${stored.updatedAt}"` } })
  else await post(PATH, { place, was, now }, { headers: { 'If-None-Match': '*' } })
}

export async function dropText(documentId: string): Promise<void> {
  await getFetchClient().del(`${PATH}/${documentId}`)
}
