import { notStartedWords } from '#content/forms.ts'
import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { Island } from '../runtime/Island.server.tsx'
import { Worksheet } from './Worksheet.tsx'

export function CostWorksheet({ worksheet: { lines, total, note } }: Pick<Pricing, 'worksheet'>) {
  const words = { total, note, fault: texts.fault, currency: texts.aud }
  return <Island id="worksheet" name="worksheet" of={Worksheet} defer="near" props={{ lines, words, stopped: notStartedWords }} />
}
