import type { OneLead } from '../../leads/leadViews.ts'
import { replyValues } from '../../leads/replyTemplate.ts'
import { Facts } from './parts.tsx'

const forms: Record<string, string> = {
  enquiry: 'Enquiry form',
  popup: 'Popup',
  sample: 'Sample form in the footer',
  call: 'Phone call, entered by hand',
  whatsapp: 'WhatsApp chat, entered by hand',
  mail: 'Email, entered by hand',
  'in person': 'In person, entered by hand',
  other: 'Entered by hand',
}

export function Source({ fields }: Pick<OneLead, 'fields'>) {
  const page = fields['pagePath']
  const { service } = replyValues({ pagePath: page ?? null })
  const campaign = [fields['utmSource'], fields['utmMedium'], fields['utmCampaign']].filter(Boolean).join(' / ')
  const facts: [string, string | null | undefined][] = [
    ['Form', forms[fields['form'] ?? ''] ?? fields['form']],
    ['Page', page && (service ? `${service} (${page})` : page)],
    ['Campaign', campaign],
    ['Visit began at', [fields['firstPage'], fields['firstCampaign']].filter(Boolean).join(', ') || null],
    ['Discipline', fields['discipline']],
    ['Email', fields['email']],
    ['Phone', fields['phone']],
  ]
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value || (/Page|Campaign|Visit/.test(name) ? 'Unknown' : 'None')}</dd>
        </div>
      ))}
    </Facts>
  )
}
