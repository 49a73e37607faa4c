import { contact } from '#content/contact.ts'
import { disciplines, sampleRequestWords } from '#content/forms.ts'
import { footerTexts as texts } from '#content/navigation.ts'
import { settings } from '#content/settings.ts'
import { Island } from '#islands/Island.tsx'
import { SampleRequest } from '#islands/sample-request/SampleRequest.tsx'
import { NewTabLink } from '../ui/NewTabLink.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { SocialIcon } from './SocialIcon.tsx'

export function Footer({ discipline }: { discipline: string | undefined }) {
  return (
    <footer className={styles.footer} data-behind-drawer>
      <div className={styles.inner}>
        <section id="request-a-sample" className={styles.sample}>
          <Island
            id="footer-sample"
            name="sample-request"
            component={SampleRequest}
            props={{
              headingId: 'sample-title',
              disciplines,
              ...(discipline ? { chosen: discipline } : {}),
              endpoint: settings.CMS_URL,
              words: sampleRequestWords,
              reach: { email: contact.email, whatsapp: contact.whatsappHref },
            }}
          />
        </section>
        <nav className={styles.map} aria-label={texts.label}>
          {texts.groups.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={label}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2>{texts.contactTitle}</h2>
            <ul>
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
              <li>
                <a href={contact.phoneHref}>{contact.phone}</a>
              </li>
              <li>
                <NewTabLink href={contact.whatsappHref}>
                  {texts.whatsapp} {contact.whatsapp}
                </NewTabLink>
              </li>
              <li>{contact.location}</li>
            </ul>
          </section>
        </nav>
      </div>
      <div className={styles.base}>
        <Logo tone="white" />
        <p>{texts.limit}</p>
        <ul className={styles.policies}>
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
