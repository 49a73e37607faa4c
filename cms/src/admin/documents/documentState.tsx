import { Typography } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { SiteState } from '../../ownersContent/siteAnswers.ts'
import { stateWords } from '../site/siteWords.ts'
import { ownersTypeOf } from '../strapiInternals.ts'

const KEPT_MS = 2_000
let asked: { at: number; answer: Promise<SiteState | null> } | undefined

/** Every row of a list asks: one answer is for all of them. */
function siteNow(): Promise<SiteState | null> {
  if (!asked || Date.now() - asked.at > KEPT_MS) {
    const answer = getFetchClient()
      .get<SiteState>('/site/state')
      .then(({ data }) => data)
    asked = { at: Date.now(), answer: answer.catch(() => null) }
  }
  return asked.answer
}

function StateCell({ documentId }: { documentId: string }) {
  const [site, setSite] = useState<SiteState | null>(null)
  useEffect(() => void siteNow().then(setSite), [])
  return (
    site && (
      <Typography tag="p" variant="pi" fontWeight="semiBold" style={{ whiteSpace: 'normal', width: '18rem' }}>
        {stateWords(site, documentId)}
      </Typography>
    )
  )
}

type Hooked = { displayedHeaders: object[]; layout: { options: object } }

export function withStateColumn<Given extends Hooked>(given: Given): Given {
  if (!ownersTypeOf(given.layout)) return given
  const column = {
    name: 'siteState',
    label: { id: 'inbox.state', defaultMessage: 'State' },
    attribute: { type: 'string' },
    searchable: false,
    sortable: false,
    cellFormatter: ({ documentId }: { documentId: string }) => <StateCell documentId={documentId} />,
  }
  return { ...given, displayedHeaders: [...given.displayedHeaders, column] }
}
