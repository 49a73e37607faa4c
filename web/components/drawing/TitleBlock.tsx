import type { Cell, TitleBlock as Content } from '#content/titleBlock.ts'
import { tick } from './pen.ts'
import styles from './titleBlock.module.css'

export function TitleBlock({ block: { drawn, checked, decided, sheet, price } }: { block: Content }) {
  return (
    <dl className={styles.block}>
      <Entry cell={drawn} />
      <Entry cell={checked} isTicked />
      <Entry cell={decided} />
      <Entry cell={sheet} className={styles.sheet} />
      <Entry cell={price} className={price.isSet ? `${styles.price} ${styles.set}` : styles.price} />
    </dl>
  )
}

function Entry({
  cell: { name, value, note, href },
  isTicked,
  className,
}: {
  cell: Cell
  isTicked?: boolean
  className?: string | undefined
}) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        {isTicked && (
          <svg viewBox="0 0 26 26" aria-hidden="true">
            <path d={tick(3)} />
          </svg>
        )}
        <b>{href ? <a href={href}>{value}</a> : value}</b>
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
