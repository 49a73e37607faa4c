import type { ReactNode } from 'react'
import { whatsappAbout } from '#content/contact.ts'
import { anzscoLinks, serviceGroups, headerTexts as texts } from '#content/navigation.ts'
import { nextStepsTexts } from '#content/nextSteps.ts'
import { mark } from '#styles/mark.ts'
import { colour } from '#styles/tokens.ts'
import { NewTabLink } from '../ui/Links.tsx'
import { Drawer, NavLink, type NavLinkProps } from './Drawer.tsx'
import styles from './Header.module.css'

/** Works without a script: menus and drawer are popovers. islands/shell adds hover and focus. `title`: of the page, for the chat that begins there. */
export function Header({ path, title }: { path: string; title: string }) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`} data-behind-drawer>
        <HomeLink isHere={path === '/'} />
        <nav className={styles.nav} aria-label={texts.main}>
          <ul>
            <NavItem {...texts.samples} current={path} />
            <NavItem {...texts.pricing} current={path} />
            <ServicesMenu current={path} />
            <AnzscoMenu current={path} />
            <NavItem {...texts.reviews} current={path} />
            <NavItem {...texts.blogs} current={path} />
            <NavItem {...texts.about} current={path} />
          </ul>
        </nav>
        <NewTabLink href={whatsappAbout(title)} className={`button ${styles.contact}`}>
          <span>{texts.contact}</span> <small>{nextStepsTexts.whatsapp}</small>
        </NewTabLink>
        <button type="button" className={`icon-button ${styles.burger}`} popoverTarget="drawer" aria-label={texts.openDrawer}>
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

function NavItem(link: NavLinkProps) {
  return (
    <li>
      <NavLink {...link} />
    </li>
  )
}

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
    <Menu id="services" className={styles.mega}>
      <div className={styles.groups}>
        {serviceGroups.map(({ title, links }) => (
          <section key={title}>
            <h2 className="list-name">{title}</h2>
            <ul>
              {links.map((link) => (
                <NavItem key={link.path} {...link} current={current} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <aside className={styles.card}>
        <h2>{texts.servicesCard.title}</h2>
        <p className="aside">{texts.servicesCard.text}</p>
        <a href={texts.servicesCard.path} className="button button-accent">
          {texts.servicesCard.action}
        </a>
      </aside>
    </Menu>
  )
}

function AnzscoMenu({ current }: { current: string }) {
  return (
    <Menu id="anzsco" className={styles.dropdown}>
      <ul className="rows headed">
        {anzscoLinks.map(({ path, label, detail }) => (
          <li key={path}>
            <a href={path} aria-current={current === path ? 'page' : undefined}>
              {label}
              <small className="fine">{detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}

function Menu({ id, className, children }: { id: 'services' | 'anzsco'; className: string | undefined; children: ReactNode }) {
  return (
    <li data-menu={id}>
      <button type="button" popoverTarget={`menu-${id}`} aria-expanded="false">
        {texts[id]}
      </button>
      <div id={`menu-${id}`} popover="auto" className={className}>
        {children}
      </div>
    </li>
  )
}

/** `normal` is for the paper colour, `white` for the ink colour. */
export function Logo({ tone }: { tone: 'normal' | 'white' }) {
  const [sheet, lines, tick] =
    tone === 'normal' ? [colour('ink'), colour('card'), colour('highlighter')] : [colour('white'), colour('ink'), colour('green')]
  return (
    <svg data-logo={tone} viewBox={mark.viewBox} width="36" height="36" aria-hidden="true">
      <rect {...mark.sheet} fill={sheet} />
      <path d={mark.lines} fill="none" stroke={lines} strokeWidth={mark.lineWidth} />
      <path d={mark.tick} fill="none" stroke={tick} strokeWidth={mark.tickWidth} />
    </svg>
  )
}
