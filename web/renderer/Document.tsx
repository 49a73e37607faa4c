import type { ReactNode } from 'react'
import { EnquiryBar } from '#components/shell/EnquiryBar.tsx'
import { Footer } from '#components/shell/Footer.tsx'
import { Header } from '#components/shell/Header.tsx'
import { Notices } from '#components/shell/Notices.tsx'
import { Popup } from '#components/shell/Popup.tsx'
import { ToastArea } from '#components/shell/ToastArea.tsx'
import { headerTexts } from '#content/navigation.ts'
import type { PageHead } from '#head/pageHead.ts'
import { SpeculationRules } from './SpeculationRules.tsx'

type Props = { path: string; head: PageHead; children: ReactNode }

/** The shell around every page: header, page area, footer, toast area, popup. */
export function Document({ path, head, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#content">
        {headerTexts.skip}
      </a>
      <Header path={path} solid={head.solidHeader ?? false} />
      <Notices />
      <main id="content" tabIndex={-1} data-behind-drawer>
        {children}
        <EnquiryBar path={path} />
      </main>
      <Footer discipline={head.discipline} />
      <button type="button" id="back-to-top" className="back-to-top" data-behind-drawer>
        <span aria-hidden="true">↑</span> <span className="back-to-top-label">{headerTexts.backToTop}</span>
      </button>
      <ToastArea />
      <Popup path={path} />
      <SpeculationRules />
    </>
  )
}
