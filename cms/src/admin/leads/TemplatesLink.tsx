import { Navigate } from 'react-router-dom'
import { REPLY_TEMPLATE } from '../../leads/rights.ts'

/** A menu link of our own: Strapi leaves links into its lists out of a phone's menu. */
export default function TemplatesLink() {
  return <Navigate replace to={`/content-manager/collection-types/${REPLY_TEMPLATE}`} />
}
