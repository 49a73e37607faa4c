import type { Core } from '@strapi/strapi'
import { parseLead } from '../../../leads/parseLead.ts'
import { checkSize } from '../../../leads/refusal.ts'
import { makeReceiveLead } from '../../../leads/storeLead.ts'

type Context = Parameters<Core.ControllerHandler>[0]

const RAW_BODY = Symbol.for('unparsedBody')

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const receiveLead = makeReceiveLead(strapi)

  return {
    async create(ctx: Context) {
      const body: unknown = ctx.request.body
      const tooLarge = checkSize(rawSize(body))
      if (tooLarge) throw tooLarge
      const isNew = await receiveLead(parseLead(body), ctx.state['requestsOfClient'] ?? 0, ctx.get('Referer'))
      ctx.state['isRepeat'] = !isNew
      ctx.status = 201
      ctx.body = { data: { received: true } }
    },
  }
}

function rawSize(body: unknown): number {
  const raw = (body as { [RAW_BODY]?: string } | undefined)?.[RAW_BODY]
  return Buffer.byteLength(raw ?? '')
}
