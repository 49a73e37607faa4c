import { groupNames } from '#content/labels.ts'
import type { Home } from '#content/schema/home.ts'
import { serviceLabel, servicePath, services } from '#content/services.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './home.module.css'

type Group = Home['services']['groups'][number]['group']

const emblems: Record<Group, { lines: string; mark: string; dots: string }> = {
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
  others: {
    lines: 'M26 3h44v54H26zM33 14h30M33 34h30M33 44h18',
    mark: 'M32 20h32v8H32z',
    dots: 'M76 20h14v2H76zM76 26h10v2H76z',
  },
}

export function ServiceIndex({ services: { heading, intro, groups, lines } }: { services: Home['services'] }) {
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="services">
      <header className={styles.head}>
        <h2 id="services">{heading}</h2>
        <p>
          <Inline text={intro} />
        </p>
      </header>
      <div className={styles.groups}>
        {groups.map(({ group, yoursIf, list }) => (
          <section key={group} className={styles.group} data-group={group} aria-labelledby={`services-${group}`}>
            <header>
              <Emblem of={group} />
              <h3 id={`services-${group}`}>{groupNames[group]}</h3>
              <p className="aside">
                {yoursIf} {list && <a href={list.path}>{list.label}</a>}
              </p>
            </header>
            <ul className="rows">
              {services
                .filter((service) => service.group === group)
                .map((service) => (
                  <li key={service.slug} className="line-link">
                    <a href={servicePath(service)}>{serviceLabel(service)}</a>
                    <p className="aside">{lines[service.slug]}</p>
                    <Icon name="arrow" />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function Emblem({ of }: { of: Group }) {
  const { lines, mark, dots } = emblems[of]
  return (
    <svg className={styles.emblem} viewBox="0 0 96 60" aria-hidden="true">
      <path className={styles.mark} d={mark} />
      <path className={styles.lines} d={lines} />
      <path className={styles.dots} d={dots} />
    </svg>
  )
}
