import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import type { ShownVersion, Trouble } from '../ownersContent/siteAnswers.ts'
import { siteTroubles } from '../ownersContent/siteTroubles.ts'
import { sydneyTime } from '../time/sydneyTime.ts'
import type { Site } from './publish.ts'
import { listVersions, withVersionsLocked } from './versionRows.ts'

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'site' })
const KEY = 'dealt-with'

async function readDealtWith(strapi: Core.Strapi): Promise<number[]> {
  const kept = v.safeParse(v.array(v.number()), await store(strapi).get({ key: KEY }))
  return kept.success ? kept.output : []
}

/** Versions that have left the list are forgotten here too; what another person deals with at the same moment stays. */
export async function dealWith(strapi: Core.Strapi, id: number): Promise<void> {
  await withVersionsLocked(strapi, async (trx) => {
    const listed = (await listVersions(trx)).map((version) => version.id)
    const kept = [...(await readDealtWith(strapi)), id].filter((each) => listed.includes(each))
    await store(strapi).set({ key: KEY, value: [...new Set(kept)] })
  })
}

export async function readTroubles(strapi: Core.Strapi, { pages }: Site, versions?: readonly ShownVersion[]): Promise<Trouble[]> {
  return siteTroubles({
    versions: versions ?? (await listVersions(strapi.db.connection)),
    dealtWith: await readDealtWith(strapi),
    leftOut: pages?.leftOut ?? [],
    now: Date.now(),
    at: (moment) => sydneyTime(new Date(moment)),
  })
}
