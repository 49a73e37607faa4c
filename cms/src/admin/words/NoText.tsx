import { Button, LinkButton, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { labelOf } from '../../ownersContent/checkDocument.ts'
import { contentPath, contentType } from '../../ownersContent/contentTypes.ts'
import { type OwnersField, ownersFieldAt } from '../../ownersContent/ownersPlaces.ts'
import type { Elsewhere, Pressed } from '../../ownersContent/pressing.ts'
import { Quiet } from '../site/parts.tsx'

/** What was pressed instead of a text that is written here. */
export type Instead = { why: Elsewhere; words: string } | { choose: Pressed[] } | { field: OwnersField; words: string }

type Explained = { words: string; links: readonly { to: string; label: string }[] }

const ELSEWHERE: Record<Elsewhere, Explained> = {
  amount: {
    words:
      'This amount is none of your prices. Four fees of the authorities can be yours: each page then shows what you have read. Whoever looks after the site’s code can change the others.',
    links: [{ to: `${contentPath('details')}#fees`, label: 'Fees of the authorities' }],
  },
  guide: {
    words: 'The text of a guide is changed as a whole. Press “Start from this guide” on the Site page: your article then takes its place.',
    links: [{ to: '/site', label: 'Guides, on the Site page' }],
  },
  label: {
    words:
      'Menus, buttons and forms are part of the program, because a form stops working when its words and its checks differ. Whoever looks after the site’s code can change them.',
    links: [],
  },
  source: {
    words: 'A source and its day belong to the fact beside it. Whoever looks after the site’s code changes both together.',
    links: [],
  },
  table: {
    words: 'The page puts this together from a table. Whoever looks after the site’s code can change it.',
    links: [],
  },
}

export function NoText({ instead, onChoose }: { instead: Instead; onChoose: (pressed: Pressed) => void }) {
  if ('why' in instead) {
    const { words, links } = ELSEWHERE[instead.why]
    return (
      <>
        <Quoted words={instead.words} />
        <Typography role="status">{words}</Typography>
        {links.map(({ to, label }) => (
          <LinkButton key={to} tag={Link} variant="secondary" to={to}>
            {label}
          </LinkButton>
        ))}
      </>
    )
  }
  if ('field' in instead) {
    const { kind, documentId, field } = instead.field
    return (
      <>
        <Quoted words={instead.words} />
        <Typography role="status">{whoseWords(instead.field)}</Typography>
        <LinkButton tag={Link} to={`${contentPath(kind, documentId)}#${field}`}>
          {linkWords(instead.field)}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <Quiet>Several texts are shown here as one. Which one?</Quiet>
      {instead.choose.map((pressed) => (
        <Button key={pressed.place} variant="secondary" onClick={() => onChoose(pressed)}>
          {nameOf(pressed)}
        </Button>
      ))}
    </>
  )
}

function whoseWords({ kind, documentId }: OwnersField): string {
  const { isSingle, title } = contentType(kind)
  if (isSingle) return `This is yours, under ${title}.`
  return documentId === undefined
    ? `This is made of several of your ${title.toLowerCase()}.`
    : `This is yours: it is one of your ${title.toLowerCase()}.`
}

function linkWords({ kind, documentId, field }: OwnersField): string {
  const { noun, fields, isSingle, title } = contentType(kind)
  if (isSingle) return `Change it: ${labelOf(fields, field)}`
  return documentId === undefined ? `Look at them: ${title}` : `Change this ${noun}: ${labelOf(fields, field)}`
}

function nameOf({ place, words }: Pressed): string {
  const own = ownersFieldAt(place)
  return own ? `${labelOf(contentType(own.kind).fields, own.field)} (${contentType(own.kind).title})` : words
}

function Quoted({ words }: { words: string }) {
  return (
    <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
      “{words.length > 200 ? `${words.slice(0, 200)}…` : words}”
    </Typography>
  )
}
