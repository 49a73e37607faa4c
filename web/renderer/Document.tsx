import type { ReactNode } from 'react'
import { EnquiryBar, Popup } from '#components/shell/Enquiries.tsx'
import { Footer } from '#components/shell/Footer.tsx'
import { Header } from '#components/shell/Header.tsx'
import { Notices } from '#components/shell/Notices.tsx'
import { headerTexts } from '#content/navigation.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { ToastArea } from '#islands/toasts/ToastArea.server.tsx'

type Props = { path: string; head: PageMeta; children: ReactNode }

export function Document({ path, head, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#content" data-behind-drawer>
        {headerTexts.skip}
      </a>
      <Header path={path} title={head.title} />
      <Notices />
      <main id="content" tabIndex={-1} data-behind-drawer>
        {children}
        <EnquiryBar link={head.enquiry} title={head.title} />
      </main>
      <Footer discipline={head.discipline} />
      <button type="button" id="back-to-top" className="button back-to-top" data-behind-drawer>
        <span aria-hidden="true">↑</span> <span className="back-to-top-label">{headerTexts.backToTop}</span>
      </button>
      <ToastArea place="page" />
      <Popup />
      <SpeculationRules />
    </>
  )
}

/** All are safe to open early: pages only, nothing of the lead inbox. The same text on every page: the policy knows it by its hash. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '/admin/*'] } },
          { not: { selector_matches: '[download], [target="_blank"]' } },
        ],
      },
      // After 200 ms under the pointer, or when pressed; on a phone when it has been in view for a while.
      eagerness: 'moderate',
    },
  ],
}

function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
