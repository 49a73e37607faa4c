import { artefactOf } from '#content/artefacts.ts'
import { samples } from '#content/samples.ts'
import { Artefact } from '../artefact/Artefact.tsx'
import { Extract } from '../sample/Extract.tsx'
import { Highlight, MarginNote } from '../sheet/Annotation.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon, iconNames } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Styleguide.module.css'

export function Icons() {
  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="large" />
          <span>
            <Icon name={name} /> {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function Sheets() {
  return (
    <div className={styles.sheets}>
      <Sheet id="plain" label="A sheet" folio="1.7">
        <p>
          Words, and <Highlight>words under the highlighter</Highlight>.
        </p>
      </Sheet>
      <Sheet id="piled" label="A sheet on a pile" stamp="Illustrative" pile>
        <MarginNote about="PE2.1">What a reader may take from it.</MarginNote>
        <br />
        <MarginNote tone="fault" about="1">
          What is missing or refused.
        </MarginNote>
      </Sheet>
      {samples.slice(0, 1).map((sample) => (
        <Extract key={sample.id} sample={sample} headingLevel={3} />
      ))}
    </div>
  )
}

const text = `A paragraph has about 66 letters a line. It has **strong words**, a [link](/about) and a \`code\`.

- A list
- of two

1. Steps
2. in order

> Words of another writer.

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

/** One page for each kind of drawing. */
const services = ['cdr-writing', 'career-episode-writing', 'cpd-writing', 'ea-application', 'acs-review', 'iml-comp-assessment-writing']

export function Artefacts() {
  return (
    <div className={styles.sheets}>
      {services.map((slug) => {
        const artefact = artefactOf(slug)
        return artefact && <Artefact key={slug} id={slug} artefact={artefact} />
      })}
    </div>
  )
}
