import { serviceTexts as texts } from '#content/labels.ts'
import { type OwnerOffer, ownerOffer } from '#content/ownerOffer.ts'
import type { PaperKind, Service } from '#content/schema/service.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PriceWords } from '../ui/OwnerWords.tsx'
import styles from './service.module.css'

type Props = { slug: string; deliverables: Service['deliverables']; free?: string | undefined; owner?: OwnerOffer }

export function Offer({ slug, deliverables, free, owner = ownerOffer }: Props) {
  const price = owner.prices[slug]
  return (
    <div className={styles.offer}>
      <ol className={styles.deliverables}>
        {deliverables.map(({ paper, title, text }) => (
          <li key={title}>
            <PaperDrawing of={paper} />
            <div>
              <h3>{title}</h3>
              <p className="aside">
                <Inline text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {(free || price) && (
        <div className={styles.price}>
          <Icon name="coins" size="large" />
          <p>
            {free ? <Inline text={free} /> : price && <PriceWords price={price} />}{' '}
            {price && <a href={texts.quote.path}>{texts.quote.link}</a>}
          </p>
        </div>
      )}
    </div>
  )
}

/** On a sheet of 56 by 72: written lines, what the highlighter marks, and what is ours (green). */
const drawings: Record<PaperKind, { lines: string; marks?: string; ours: string }> = {
  questions: {
    lines: 'M20 20h27M20 26h18M20 38h27M20 44h14M20 56h27M20 62h20',
    ours: 'M9 19a3 3 0 1 1 3 3v1.5M12 26v.6M9 37a3 3 0 1 1 3 3v1.5M12 44v.6M9 55a3 3 0 1 1 3 3v1.5M12 62v.6',
  },
  plan: {
    lines: 'M9 14h16v11H9zM31 14h16v11H31zM20 36h16v11H20zM9 56h38M9 62h24',
    marks: 'M20 36h16v11H20z',
    ours: 'M17 25v5.500h22V25M28 30.500V36',
  },
  margin: {
    lines: 'M9 18h24M9 26h24M9 34h18M9 42h24M9 50h24M9 58h14',
    marks: 'M9 22.500h17v7H9zM9 46.500h24v7H9z',
    ours: 'M39 22v9M42 24h7M42 29h5M39 46v9M42 48h7M42 53h4',
  },
  list: {
    lines: 'M20 19h27M20 33h27M20 47h20M20 61h24M9 43h7v7H9zM9 57h7v7H9z',
    ours: 'M9 19l3 3 5-6M9 33l3 3 5-6',
  },
  table: {
    lines: 'M9 16h38v44H9zM9 24h38M9 36h38M9 48h38M22 16v44M36 16v44',
    marks: 'M22 36h14v12H22z',
    ours: 'M39 30l2 2 4-5M39 42l2 2 4-5',
  },
  map: {
    lines: 'M8 18h12M8 30h12M8 42h12M8 54h12M38 18h10M38 30h10M38 42h10M38 54h10',
    marks: 'M37 50h12v8H37z',
    ours: 'M22 18C30 18 28 30 36 30M22 30C30 30 28 18 36 18M22 42H36M22 54C30 54 28 42 36 42',
  },
  files: {
    lines: 'M9 14h38v9H9zM9 28h38v9H9zM9 42h38v9H9zM9 56h38v9H9z',
    marks: 'M9 56h38v9H9z',
    ours: 'M38 18l2 2 4-4M38 32l2 2 4-4M38 46l2 2 4-4',
  },
  timeline: {
    lines: 'M9 60h38M9 57v6M22 57v6M34 57v6M47 57v6M9 18h18M20 30h20M15 42h10',
    marks: 'M26 38h21v8H26z',
    ours: 'M30 12v48M35 42h12',
  },
  chart: {
    lines: 'M21 12h14v9H21zM8 52h11v9H8zM22.5 52h11v9h-11zM37 52h11v9H37z',
    marks: 'M20 30h16v11H20z',
    ours: 'M28 21v9M20 30h16v11H20zM28 41v11M13.5 52v-5.500h29V52',
  },
  sum: {
    lines: 'M9 18h18M40 18h7M9 28h22M40 28h7M9 38h14M40 38h7M9 48h38',
    marks: 'M32 53h15v9H32z',
    ours: 'M9 58h12M35 58h9',
  },
}

function PaperDrawing({ of }: { of: PaperKind }) {
  const { lines, marks, ours } = drawings[of]
  return (
    <svg className={styles.paper} viewBox="0 0 56 72" aria-hidden="true">
      <path className={styles.sheet} d="M.75.75h43L55.25 12v59.25H.75z" />
      <path d="M43.75.75V12h11.5" />
      {marks && <path className={styles.marks} d={marks} />}
      <path d={lines} />
      <path className={styles.ours} d={ours} />
    </svg>
  )
}
