/** Where a link in an article may lead: nothing that a browser would run, and no //host, which is another site over the visitor's own protocol. */
export const ALLOWED_ADDRESS = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i
