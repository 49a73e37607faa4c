/** The enquiry form of a service page, for a tool of that page that hands its result over. */
export const ENQUIRY_ID = 'page-enquiry'
