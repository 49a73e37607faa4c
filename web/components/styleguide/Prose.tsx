import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'

const text = `A paragraph holds about 66 letters a line. It has **strong words**, a [link](/about) and a \`code\`.

- A list
- of two

1. Steps
2. in order

> Somebody's words.

| Piece | What it does |
| --- | --- |
| CV | Shows all study and work |
| CPD list | Records learning after the degree |`

export function Prose() {
  return (
    <>
      <Markdown text={text} />
      <Sources ids={['ea-msa', 'acs-rpl']} />
    </>
  )
}
