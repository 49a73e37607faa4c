import { page as about } from './pages/about.ts'
import { page as companyPolicy } from './pages/company-policy.ts'
import { page as meetOurAgent } from './pages/meet-our-agent.ts'
import { page as reviews } from './pages/reviews.ts'
import { page as terms } from './pages/terms.ts'
import { parseContent } from './parseContent.ts'
import { PolicyPageSchema, ProsePageSchema } from './schema/page.ts'

export const prosePages = {
  about: parseContent(ProsePageSchema, about, 'pages/about.ts'),
  reviews: parseContent(ProsePageSchema, reviews, 'pages/reviews.ts'),
  'meet-our-agent': parseContent(ProsePageSchema, meetOurAgent, 'pages/meet-our-agent.ts'),
}

export const policyPages = {
  terms: parseContent(PolicyPageSchema, terms, 'pages/terms.ts'),
  'company-policy': parseContent(PolicyPageSchema, companyPolicy, 'pages/company-policy.ts'),
}
