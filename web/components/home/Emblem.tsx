import type { Home } from '#content/schema/home.ts'
import styles from './Emblem.module.css'

type Authority = Home['authorities']['rows'][number]['id']

/** What that authority reads, as a small drawing: links from paragraphs, a line of years, a chart of roles. */
const drawings: Record<Authority, { lines: string; mark: string; dots: string }> = {
  ea: {
    lines:
      'M2 4h40v52H2zM9 14h18M9 40h14M62 10h30M62 30h30M62 50h30M32 26C46 26 46 10 58 10M32 26C46 26 46 30 58 30M27 40C46 40 46 50 58 50',
    mark: 'M8 22h24v8H8z',
    dots: 'M58 8h4v4h-4zM58 28h4v4h-4zM58 48h4v4h-4z',
  },
  acs: {
    lines: 'M2 46h90M8 42v8M24 42v8M40 42v8M72 42v8M88 42v8M8 18h30v10H8zM44 18h40v10H44zM56 8v46',
    mark: 'M56 18h28v10H56z',
    dots: 'M53 4h6v6h-6z',
  },
  iml: {
    lines: 'M36 3h22v12H36zM47 15v8M36 23h22v13H36zM47 36v6M12 42h70M12 42v4M47 42v4M82 42v4M3 46h18v11H3zM38 46h18v11H38zM73 46h18v11H73z',
    mark: 'M36 23h22v13H36z',
    dots: 'M45 13h4v4h-4z',
  },
}

export function Emblem({ of }: { of: Authority }) {
  const { lines, mark, dots } = drawings[of]
  return (
    <svg className={styles.emblem} viewBox="0 0 96 60" aria-hidden="true">
      <path className={styles.mark} d={mark} />
      <path className={styles.lines} d={lines} />
      <path className={styles.dots} d={dots} />
    </svg>
  )
}
