import { HomePage } from '#components/home/HomePage.tsx'
import { ServiceIndex } from '#components/home/ServiceIndex.tsx'
import { IndexPage } from '#components/page/IndexPage.tsx'
import { PricingPage } from '#components/pricing/PricingPage.tsx'
import { AgentCard } from '#components/prose/AgentCard.tsx'
import { ProsePage } from '#components/prose/ProsePage.tsx'
import { besideReviews, reviewsSection } from '#components/prose/Reviews.tsx'
import { DraftCheckerPage } from '#components/service/DraftCheckerPage.tsx'
import { ServicePage } from '#components/service/ServicePage.tsx'
import { groupNames } from '#content/labels.ts'
import { ownersDetails } from '#content/ownersDetails.ts'
import { about, aboutArtefact } from '#content/pages/about.ts'
import { draftCheckerForm, draftCheckerPage } from '#content/pages/draft-checker.ts'
import { home } from '#content/pages/home.ts'
import { indexPages } from '#content/pages/indexes.ts'
import { agentArtefact, meetOurAgent } from '#content/pages/meet-our-agent.ts'
import { pricing, pricingArtefact } from '#content/pages/pricing.ts'
import { reviewsPage } from '#content/reviews.ts'
import { serviceArtefact, servicePath, services } from '#content/services.ts'
import { headOf, type Page } from '#head/pageMeta.ts'
import { calculatorMarkup, serviceMarkup, webSiteMarkup } from '#head/structuredData.tsx'

export const offerPages: readonly Page[] = [
  {
    path: '/',
    head: headOf(home, { updated: '2026-11-29', enquiry: '#query', drawing: 'home', markup: [webSiteMarkup(home.description)] }),
    body: <HomePage />,
  },
  {
    path: '/services',
    head: headOf(indexPages.services, { updated: '2026-11-29' }),
    body: (
      <IndexPage page={indexPages.services}>
        <ServiceIndex services={home.services} />
      </IndexPage>
    ),
  },
  ...services.map((service) => ({
    path: servicePath(service),
    head: headOf(service, {
      updated: '2026-11-29',
      kicker: groupNames[service.group],
      drawing: serviceArtefact(service) && service.slug,
      markup: [service.slug === 'pr-points-calculator' ? calculatorMarkup(service) : serviceMarkup(service)],
    }),
    body: <ServicePage service={service} />,
  })),
  {
    path: '/draft-checker',
    head: headOf({ ...draftCheckerPage, form: draftCheckerForm }, { updated: '2026-11-29' }),
    body: <DraftCheckerPage />,
  },
  {
    path: '/pricing',
    head: headOf(pricing, { updated: '2026-11-29', drawing: pricingArtefact && 'pricing' }),
    body: <PricingPage pricing={pricing} />,
  },
  {
    path: '/reviews',
    head: headOf(reviewsPage, { drawing: 'reviews' }),
    body: <ProsePage page={reviewsPage} {...besideReviews} first={reviewsSection} />,
  },
  {
    path: '/about',
    head: headOf(about, { updated: '2026-11-29', drawing: 'about' }),
    body: <ProsePage page={about} sheet={{ id: 'about', artefact: aboutArtefact }} />,
  },
  {
    path: '/meet-our-agent',
    head: headOf(meetOurAgent, { drawing: 'meet-our-agent' }),
    body: (
      <ProsePage
        page={meetOurAgent}
        aside={ownersDetails.agent && <AgentCard agent={ownersDetails.agent} />}
        sheet={ownersDetails.agent ? undefined : { id: 'meet-our-agent', artefact: agentArtefact }}
      />
    ),
  },
]
