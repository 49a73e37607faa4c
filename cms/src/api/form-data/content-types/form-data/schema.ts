import { leadFields } from '../../../../leads/leadFields.ts'

export default {
  kind: 'collectionType',
  collectionName: 'form_datas',
  info: {
    singularName: 'form-data',
    pluralName: 'form-datas',
    displayName: 'Lead',
    description: 'What a visitor sent with the enquiry form or the sample request',
  },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
  indexes: [
    { name: 'form_datas_person', columns: ['person_key'] },
    { name: 'form_datas_text', columns: ['text_key', 'created_at'] },
    { name: 'form_datas_name', columns: ['name_key', 'created_at'] },
    { name: 'form_datas_received', columns: ['created_at'] },
    { name: 'form_datas_status_received', columns: ['lead_status', 'created_at'] },
    { name: 'form_datas_phone', columns: ['phone_tail'] },
  ],
  attributes: {
    ...Object.fromEntries(leadFields.map((field) => [field.name, { type: field.type ?? 'string' }])),
    leadStatus: { type: 'string', column: { defaultTo: 'new' } },
    ownerId: { type: 'integer' },
    firstAnswerById: { type: 'integer' },
    fingerprint: { type: 'string', column: { unique: true } },
    personKey: { type: 'string' },
    textKey: { type: 'string' },
    nameKey: { type: 'string' },
    phoneDigits: { type: 'string' },
    phoneTail: { type: 'string' },
    rescuedAt: { type: 'datetime' },
    revision: { type: 'integer', default: 0, column: { defaultTo: 0 } },
    withoutReceipt: { type: 'boolean' },
    mergedInto: { type: 'string' },
    searchText: { type: 'text' },
  },
}
