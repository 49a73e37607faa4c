/**
 * Where a link in an article may lead: nothing that a browser would run, and no //host, which is another site over the visitor's
 * own protocol. Browsers drop tabs and line breaks in an address before they read it.
 */
export const ALLOWED_ADDRESS = /^(https:\/\/|mailto:|tel:|#|\/(?![\t\n\r]*[/\\]))/i
