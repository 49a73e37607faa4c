// One file to fetch: every page has the popup's form and the footer's.
export { EnquiryForm } from './enquiry-form/EnquiryForm.tsx'
export { SampleRequest } from './sample-request/SampleRequest.tsx'
