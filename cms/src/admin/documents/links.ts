import { getFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { readArticleMarkdown } from '../../ownersContent/articleMarkdown.ts'
import type { Mistake } from '../../ownersContent/checkDocument.ts'
import { contentType, type Kind } from '../../ownersContent/contentTypes.ts'
import { deadLinkMessage } from '../../ownersContent/deadLinks.ts'
import type { Draft } from '../../ownersContent/fields.ts'
import type { SiteLinks } from '../../ownersContent/siteAnswers.ts'

const KEPT_MS = 30_000
let asked: { at: number; answer: Promise<SiteLinks | null> } | undefined

/** Every field of a form asks: one answer is for all of them. Null while there is none: then links are checked with the publish. */
export function useLinks(): SiteLinks | null {
  const [links, setLinks] = useState<SiteLinks | null>(null)
  useEffect(() => {
    let isOver = false
    if (!asked || Date.now() - asked.at > KEPT_MS) {
      const answer = getFetchClient()
        .get<SiteLinks>('/site/links')
        .then(({ data }) => data)
      asked = { at: Date.now(), answer: answer.catch(() => null) }
    }
    void asked.answer.then((found) => isOver || setLinks(found))
    return () => {
      isOver = true
    }
  }, [])
  return links
}

const LINKED: Partial<Record<Kind, string>> = { article: 'body', question: 'answer', text: 'now', announcement: 'linkPath' }

export function deadLinksOf(kind: Kind, values: Draft, links: SiteLinks | null): Mistake[] {
  const path = LINKED[kind]
  if (path === undefined || !links || links.paths.length === 0) return []
  const written = String(values[path] ?? '').trim()
  const found = kind === 'announcement' ? [written].filter((link) => link.startsWith('/')) : readArticleMarkdown(written).internalLinks
  return found.flatMap((link) => {
    const message = deadLinkMessage(link, links)
    return message === null ? [] : [{ path, label: contentType(kind).fields[path]?.label ?? path, message }]
  })
}
