import * as v from 'valibot'
import { pricedServices } from '../contract/services.ts'
import { amount, choice, day, type Fields, optional, rulesOf, service, showField, words } from './fields.ts'

export const priceFields = {
  service: service(
    pricedServices,
    'Service',
    'A service may have several prices, each with its own first day: add next year’s beside today’s.',
    {
      cure: 'Choose the service.',
    },
  ),
  show: { ...showField, size: 6 },
  amount: amount('Amount', 'A number without a sign, such as 450.'),
  currency: choice('Currency', 'The currency the client pays in.', ['AUD', 'USD', 'INR', 'NPR', 'PKR', 'BDT', 'LKR'], {
    cure: 'Choose the currency.',
    size: 4,
    default: 'AUD',
  }),
  kind: choice('Fixed or from', 'From: it can be higher. Visitors then ask what makes it higher, so prefer Fixed.', ['fixed', 'from'], {
    cure: 'Choose fixed or from.',
    size: 4,
    default: 'fixed',
  }),
  gst: {
    ...choice('GST', 'Whether the amount includes GST. Visitors must see the whole amount.', ['included', 'not charged'], {
      cure: 'Choose whether the amount includes GST.',
      size: 4,
      default: 'included',
    }),
    /** The last can no longer be chosen, because consumers must see the whole amount; earlier versions may have it. */
    rule: v.picklist(['included', 'not charged', 'added where it applies'], 'Choose whether the amount includes GST.'),
  },
  validFrom: day('Valid from', 'The first day of this price. The site shows the newest whose day has come.', {
    size: 4,
    startsToday: true,
  }),
  takes: optional(
    words('How long our part takes', 'Such as five working days after your last document.', {
      name: 'how long our part takes',
      most: 80,
      size: 12,
      sentence: 'Our part takes {}.',
    }),
  ),
  includes: optional(
    words('What it includes', 'How much of each: three interviews and two rounds of comments.', {
      name: 'what the price includes',
      most: 80,
      size: 12,
      sentence: 'In the price: {}.',
    }),
  ),
  excludes: {
    ...words('What it does not include', 'Such as the authority’s own fee.', {
      name: 'what the price does not include',
      most: 300,
      size: 12,
      type: 'text',
      sentence: 'Not in the price: {}.',
    }),
    default: 'the authority’s own fee',
  },
} as const satisfies Fields

export const PriceSchema = v.object(rulesOf(priceFields))
