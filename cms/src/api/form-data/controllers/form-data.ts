import type { Core } from '@strapi/strapi'
import { parseLead } from '../../../leads/parseLead.ts'
import { checkSize } from '../../../leads/refusal.ts'
import { makeReceiveLead } from '../../../leads/storeLead.ts'
import { sentText } from '../../../operation/strapiInternals.ts'

type Context = Parameters<Core.ControllerHandler>[0]

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const receiveLead = makeReceiveLead(strapi)

  return {
    async create(ctx: Context) {
      const body: unknown = ctx.request.body
      const tooLarge = checkSize(Buffer.byteLength(sentText(body)))
      if (tooLarge) throw tooLarge
      const isNew = await receiveLead(parseLead(body), ctx.state['requestsOfClient'] ?? 0, ctx.get('Referer'))
      ctx.state['isRepeat'] = !isNew
      ctx.status = 201
      ctx.body = { data: { received: true } }
    },
  }
}
