import type { Core } from '@strapi/strapi'
import { RECEIPT, REPLY_TEMPLATE } from '../leads/rights.ts'
import { arrangeType } from './arrangeView.ts'

type Field = { name: string; label: string; size: number; help?: string }

const template: Field[] = [
  { name: 'name', label: 'Name', size: 6, help: 'For the team only' },
  { name: 'channel', label: 'Channel', size: 6 },
  { name: 'subject', label: 'Subject', size: 12, help: 'Of the mail' },
  {
    name: 'text',
    label: 'Text',
    size: 12,
    help: 'Write {name|there} for the name, and "there" for a lead without one. Without such words the sentence is left out. Also: {discipline}, {page}, {service}.',
  },
]

const receipt: Field[] = [
  { name: 'isOn', label: 'Send it', size: 12, help: 'Five minutes after a visitor has sent a form; at most once a week to one person' },
  { name: 'subject', label: 'Subject', size: 12 },
  {
    name: 'text',
    label: 'Text',
    size: 12,
    help: 'Say who you are and when you answer. Everyone gets these words, also people whose address a stranger entered.',
  },
]

export async function arrangeReplyViews(strapi: Core.Strapi): Promise<void> {
  await arrangeType(strapi, REPLY_TEMPLATE, { fields: template, cells: template, columns: ['name', 'channel', 'subject'] })
  await arrangeType(strapi, RECEIPT, { fields: receipt, cells: receipt })
}
