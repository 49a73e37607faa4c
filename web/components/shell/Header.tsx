import { contact } from '#content/contact.ts'
import { anzscoLinks, serviceGroups, headerTexts as texts } from '#content/navigation.ts'
import { NewTabLink } from '../ui/NewTabLink.tsx'
import { Drawer, NavLink } from './Drawer.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'

/** Works without a script: menus and drawer are popovers. The header island adds hover and focus. */
export function Header({ path, solid }: { path: string; solid: boolean }) {
  return (
    <header className={styles.header} data-solid={solid || undefined}>
      <div className={styles.bar} data-behind-drawer>
        <HomeLink isHere={path === '/'} />
        <nav className={styles.nav} aria-label={texts.main}>
          <ul>
            <li>
              <NavLink {...texts.samples} current={path} />
            </li>
            <li>
              <NavLink {...texts.pricing} current={path} />
            </li>
            <ServicesMenu current={path} />
            <AnzscoMenu current={path} />
            <li>
              <NavLink {...texts.reviews} current={path} />
            </li>
            <li>
              <NavLink {...texts.blogs} current={path} />
            </li>
            <li>
              <NavLink {...texts.about} current={path} />
            </li>
          </ul>
        </nav>
        <NewTabLink href={contact.whatsappHref} className={styles.contact}>
          {texts.contact}
        </NewTabLink>
        <button type="button" className={styles.burger} popoverTarget="drawer" aria-label={texts.openDrawer}>
          <span aria-hidden="true" />
        </button>
      </div>
      <div className={styles.progress}>
        <div id="progress" />
      </div>
      <Drawer current={path} />
    </header>
  )
}

/** On home itself the mark leads nowhere. */
function HomeLink({ isHere }: { isHere: boolean }) {
  const logos = (
    <>
      <Logo tone="normal" />
      <Logo tone="white" />
    </>
  )
  if (isHere) return <span className={styles.home}>{logos}</span>
  return (
    <a href="/" className={styles.home} aria-label={texts.home}>
      {logos}
    </a>
  )
}

function ServicesMenu({ current }: { current: string }) {
  return (
    <li data-menu="services">
      <button type="button" popoverTarget="menu-services" aria-expanded="false">
        {texts.services}
      </button>
      <div id="menu-services" popover="auto" className={styles.mega}>
        <div className={styles.groups}>
          {serviceGroups.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.path}>
                    <NavLink {...link} current={current} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <aside className={styles.card}>
          <h2>{texts.servicesCard.title}</h2>
          <p>{texts.servicesCard.text}</p>
          <a href={texts.servicesCard.path} className="button button-accent">
            {texts.servicesCard.action}
          </a>
        </aside>
      </div>
    </li>
  )
}

function AnzscoMenu({ current }: { current: string }) {
  return (
    <li data-menu="anzsco">
      <button type="button" popoverTarget="menu-anzsco" aria-expanded="false">
        {texts.anzsco}
      </button>
      <div id="menu-anzsco" popover="auto" className={styles.dropdown}>
        <ul>
          {anzscoLinks.map(({ path, label, detail }) => (
            <li key={path}>
              <a href={path} aria-current={current === path ? 'page' : undefined}>
                {label}
                <small>{detail}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
