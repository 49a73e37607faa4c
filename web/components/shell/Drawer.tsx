import { anzscoLinks, serviceGroups, headerTexts as texts } from '#content/navigation.ts'
import styles from './Drawer.module.css'

/** The navigation at 1024 px and less. `details name` keeps one section open at a time, without script. */
export function Drawer({ current }: { current: string }) {
  return (
    <div id="drawer" popover="auto" className={styles.drawer} role="dialog" aria-labelledby="drawer-title">
      <div className={styles.top}>
        <h2 id="drawer-title" tabIndex={-1}>
          {texts.drawerTitle}
        </h2>
        <button type="button" className="icon-button" popoverTarget="drawer" popoverTargetAction="hide" aria-label={texts.closeDrawer}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <nav aria-label={texts.drawerTitle}>
        <NavLink {...texts.samples} current={current} />
        <NavLink {...texts.pricing} current={current} />
        <details name="drawer-section" className="unfolds">
          <summary>{texts.services}</summary>
          {serviceGroups.map(({ title, links }) => (
            <div key={title} className={styles.group}>
              <h3 className="list-name">{title}</h3>
              {links.map((link) => (
                <NavLink key={link.path} {...link} current={current} />
              ))}
            </div>
          ))}
        </details>
        <details name="drawer-section" className="unfolds">
          <summary>{texts.anzsco}</summary>
          <div className={styles.group}>
            {anzscoLinks.map(({ path, label }) => (
              <NavLink key={path} path={path} label={label} current={current} />
            ))}
          </div>
        </details>
        <NavLink {...texts.reviews} current={current} />
        <NavLink {...texts.blogs} current={current} />
        <NavLink {...texts.about} current={current} />
      </nav>
      <aside className={styles.card}>
        <h3>{texts.drawerCard.title}</h3>
        <p className="aside">{texts.drawerCard.text}</p>
        <button type="button" className="button button-accent" popoverTarget="drawer" popoverTargetAction="hide">
          {texts.drawerCard.action}
        </button>
      </aside>
    </div>
  )
}

export type NavLinkProps = { path: string; label: string; current: string }

export function NavLink({ path, label, current }: NavLinkProps) {
  return (
    <a href={path} aria-current={current === path ? 'page' : undefined}>
      {label}
    </a>
  )
}
