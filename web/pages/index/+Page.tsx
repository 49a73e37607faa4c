import { EnquiryCard } from '#components/ui/EnquiryCard.tsx'
import { PageHead } from '#components/ui/PageHead.tsx'

export function Page() {
  return (
    <>
      <PageHead heading="Your career" lead="lead" />
      <section id="query" className="wrap">
        <EnquiryCard id="page-enquiry" texts={{ title: 'Ask', messageLabel: 'How can we help?', messagePlaceholder: 'Tell us' }} />
      </section>
    </>
  )
}
