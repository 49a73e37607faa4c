// One file to fetch, because every page has both forms: the popup's and the footer's.
import { EnquiryForm } from './enquiry-form/EnquiryForm.tsx'
import { startPlainEnquiry } from './enquiry-form/plainEnquiry.ts'
import { mountIsland } from './mountIsland.tsx'
import { startPlainSampleRequest } from './sample-request/plainSampleRequest.ts'
import { SampleRequest } from './sample-request/SampleRequest.tsx'

export const enquiryForm = { start: mountIsland(EnquiryForm, startPlainEnquiry) }
export const sampleRequest = { start: mountIsland(SampleRequest, startPlainSampleRequest) }
