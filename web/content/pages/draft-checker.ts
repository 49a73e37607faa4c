import { parseContent } from '../parseContent.ts'
import { type ToolPage, ToolPageSchema } from '../schema/page.ts'
import { serviceAt } from '../services.ts'

const page: ToolPage = {
  here: 'Draft checker',
  title: 'Free draft checker for a CDR or RPL report',
  description:
    'Paste your career episode, summary statement or RPL report. It counts words, paragraph numbers and sections on your own device, and marks what to read again.',
  related: [
    {
      path: '/services/cdr-review-proofreading',
      label: 'CDR Review and Proofreading',
      why: 'A person reads the whole draft and comments.',
    },
    { path: '/services/rpl-review', label: 'RPL Review', why: 'Both reports compared with your letters and dates.' },
    { path: '/blogs/cdr-rejection-reasons', label: 'Why a CDR is refused', why: 'What a count cannot see.' },
  ],
}

export const draftCheckerPage = parseContent(ToolPageSchema, page, 'pages/draft-checker.ts')

/** A person who reads it comes after the count: the form is that of the review. */
export const draftCheckerForm = serviceAt('cdr-review-proofreading').form
