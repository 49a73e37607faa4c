import type { ReactNode } from 'react'
import { contact, type SocialNetwork } from '#content/contact.ts'
import { footerTexts as texts } from '#content/navigation.ts'
import { SampleRequest } from '#islands/forms/LeadForms.server.tsx'
import { NewTabLink } from '../ui/Links.tsx'
import styles from './Footer.module.css'
import { Logo } from './Header.tsx'

export function Footer({ discipline }: { discipline: string | undefined }) {
  return (
    <footer className={styles.footer} data-behind-drawer>
      <div className={`wrap ${styles.inner}`}>
        <section id="request-a-sample" className={styles.sample}>
          <SampleRequest chosen={discipline} />
        </section>
        <nav className={styles.map} aria-label={texts.label}>
          {texts.groups.map(({ title, links }) => (
            <Group key={title} title={title}>
              {links.map(({ path, label }) => (
                <li key={label}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </Group>
          ))}
          <Group title={texts.contactTitle}>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>
              <a href={contact.phoneHref}>{contact.phone}</a>
            </li>
            <li>
              <NewTabLink href={contact.whatsappHref}>
                {texts.whatsapp} <span className={styles.number}>{contact.whatsapp}</span>
              </NewTabLink>
            </li>
            <li>{contact.location}</li>
          </Group>
        </nav>
      </div>
      <div className={`wrap ${styles.base}`}>
        <Logo tone="white" />
        <p>{texts.limit}</p>
        <ul>
          {texts.policies.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
        <ul className={styles.social} aria-label={texts.social}>
          {contact.social.map(({ network, href }) => (
            <li key={network}>
              <NewTabLink href={href}>
                <SocialIcon network={network} />
                <span className="visually-hidden">{network}</span>
              </NewTabLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

const iconPaths: Record<SocialNetwork, string> = {
  Facebook: 'M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3.2l.8-4h-4V9c0-.6.4-1 1-1z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5zM12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.7-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  WhatsApp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zm0 2a7 7 0 1 1-3.7 12.9l-.4-.2-2 .5.5-1.9-.2-.4A7 7 0 0 1 12 5zM9.3 8.2c-.3 0-.7.1-1 .5-.9 1-.8 2.4.6 4.2 1.6 2.1 3.7 3.2 5.2 3 1-.1 1.7-.7 1.8-1.4 0-.4-.1-.6-.5-.8l-1.4-.6c-.3-.1-.5 0-.7.2l-.5.6c-1.3-.5-2.2-1.3-2.9-2.5l.5-.6c.1-.2.2-.4.1-.6l-.6-1.5c-.1-.3-.3-.5-.6-.5z',
  YouTube: 'M4.5 5.5h15A2.5 2.5 0 0 1 22 8v8a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 16V8a2.5 2.5 0 0 1 2.5-2.5zM10 8.8v6.4l5.4-3.2z',
}

function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor" fillRule="evenodd">
      <path d={iconPaths[network]} />
    </svg>
  )
}
