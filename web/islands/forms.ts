// One file to fetch, because every page has both forms: the popup's and the footer's.
import { EnquiryForm } from './enquiry-form/EnquiryForm.tsx'
import { mountIsland } from './mountIsland.tsx'
import { SampleRequest } from './sample-request/SampleRequest.tsx'

export const startEnquiryForm = mountIsland(EnquiryForm)
export const startSampleRequest = mountIsland(SampleRequest)
