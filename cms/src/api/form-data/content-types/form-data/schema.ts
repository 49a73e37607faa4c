import { leadAttributes } from '../../../../leads/leadFields.ts'

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
  config: {
    attributes: {
      fingerprint: { hidden: true },
      personKey: { hidden: true },
      textKey: { hidden: true },
      nameKey: { hidden: true },
      phoneDigits: { hidden: true },
      phoneTail: { hidden: true },
      rescuedAt: { hidden: true },
      withoutReceipt: { hidden: true },
    },
  },
  indexes: [
    { name: 'form_datas_person', columns: ['person_key'] },
    { name: 'form_datas_text', columns: ['text_key', 'created_at'] },
    { name: 'form_datas_name', columns: ['name_key', 'created_at'] },
    { name: 'form_datas_received', columns: ['created_at'] },
    { name: 'form_datas_status_received', columns: ['lead_status', 'created_at'] },
    { name: 'form_datas_phone', columns: ['phone_tail'] },
  ],
  attributes: {
    ...leadAttributes,
    fingerprint: { type: 'string', searchable: false, maxLength: 64, column: { unique: true } },
    personKey: { type: 'string', searchable: false, maxLength: 64 },
    textKey: { type: 'string', searchable: false, maxLength: 64 },
    nameKey: { type: 'string', searchable: false, maxLength: 64 },
    phoneDigits: { type: 'string', searchable: false, maxLength: 32 },
    phoneTail: { type: 'string', searchable: false, maxLength: 9 },
    rescuedAt: { type: 'datetime' },
    revision: { type: 'integer', searchable: false, default: 0, column: { defaultTo: 0 } },
    withoutReceipt: { type: 'boolean' },
    mergedInto: { type: 'string', searchable: false, maxLength: 64 },
  },
}
