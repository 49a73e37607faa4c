/** The enquiry form of a service page, for that page's tool, which passes its result to it. */
export const ENQUIRY_ID = 'page-enquiry'
