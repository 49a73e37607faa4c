import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { addAdminRoutes, Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { errorReason } from '../operation/pollLoop.ts'
import { smtpSender } from '../outgoing/smtp.ts'
import { PUBLISH } from '../ownersContent/contentTypes.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import type { Delivery } from '../siteVersions/delivery.ts'
import { goLiveState, keepTest, LineId, setAside } from './goLiveState.ts'

const SetAside = v.object({ line: LineId, isAside: v.boolean() })
const BETWEEN_TESTS_MS = 10_000

export function addGoLiveRoutes(strapi: Core.Strapi, notices: NoticeSettings, delivery: Delivery): void {
  let testedAt = Number.NEGATIVE_INFINITY

  const state = async () => goLiveState(strapi, await delivery.site())

  const aside: Work = async (ctx) => {
    const { line, isAside } = read(SetAside, ctx.request.body, 'The request could not be read. Load the page again.')
    const found = (await state()).lines.find(({ id }) => id === line)
    if (isAside && !found?.mayBeAside) throw new Refused(409, 'This cannot be set aside: put it right, or leave its field empty.')
    await setAside(strapi, line, isAside ? { by: whoAsks(ctx).name, at: Date.now() } : null)
    return state()
  }

  const testMail: Work = async (ctx) => {
    const { smtp } = notices
    if (!smtp) throw new Refused(409, 'Mail is off on this server. Ask whoever looks after it to set SMTP_HOST.')
    if (performance.now() - testedAt < BETWEEN_TESTS_MS) throw new Refused(429, 'A test has just been sent. Wait ten seconds.')
    testedAt = performance.now()
    const { name } = whoAsks(ctx)
    const problem = await smtpSender(
      smtp,
      notices,
    )({
      id: `test-${Date.now()}`,
      subject: 'A test of the mail about new leads',
      text: `${name} sent this test from the inbox. Mail about new leads comes the same way, to the same addresses.\n`,
    }).catch((error: unknown) => errorReason(error))
    await keepTest(strapi, { at: Date.now(), by: name, problem })
    return state()
  }

  addAdminRoutes(strapi, PUBLISH, [
    ['GET', '/site/go-live', state],
    ['POST', '/site/go-live/aside', aside],
    ['POST', '/site/go-live/test-mail', testMail],
  ])
}
