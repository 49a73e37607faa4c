import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings.ts'

/** What stops new leads, in words for the team; null while there is room. */
export type StorageRoom = () => Promise<string | null>
type Log = { warn(message: string): unknown; error(message: string): unknown; info(message: string): unknown }

const LOOK_EACH_MS = 2_000
const LONGEST_LOOK_MS = 1_000
const MB = 2 ** 20

/** Limits what a flood can fill. Under SQLite we know the free room of the disk, of a PostgreSQL elsewhere only its database's size. */
export function makeStorageRoom(look: StorageRoom, log: Log, now: () => number = () => performance.now()): StorageRoom {
  let known: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<unknown> | null = null

  async function lookAgain() {
    try {
      const found = await look()
      if (found && !known) log.error(found)
      if (!found && known) log.info('There is room again: new leads are taken.')
      known = found
    } catch (error) {
      // Storing a lead will say so itself, if it is true.
      log.warn(`The room for leads could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      lookedAt = now()
      looking = null
    }
  }

  return async () => {
    if (now() - lookedAt >= LOOK_EACH_MS) looking ??= lookAgain()
    if (looking) await Promise.race([looking, sleep(LONGEST_LOOK_MS, undefined, { ref: false })])
    return known
  }
}

let room: StorageRoom | undefined

export function storageRoom(strapi: Core.Strapi): StorageRoom {
  const { database, storage } = settings()
  const look = database.kind === 'sqlite' ? diskOf(database.file, storage.diskReserveMb) : databaseOf(strapi, storage.databaseMaxMb)
  room ??= makeStorageRoom(look, strapi.log)
  return room
}

export function diskOf(file: string, reserveMb: number): StorageRoom {
  return async () => {
    const { bavail, bsize } = await statfs(path.dirname(file))
    const freeMb = Math.floor((bavail * bsize) / MB)
    if (freeMb >= reserveMb) return null
    return `New leads are refused: the disk has ${freeMb} MB left, and DISK_RESERVE_MB keeps ${reserveMb} MB of it free. Make room on it; leads then come in again by themselves.`
  }
}

function databaseOf(strapi: Core.Strapi, mostMb: number): StorageRoom {
  return async () => {
    const { rows } = await strapi.db.connection.raw<{ rows: { size: string }[] }>('select pg_database_size(current_database()) as size')
    const usedMb = Math.ceil(Number(rows[0]?.size ?? 0) / MB)
    if (usedMb <= mostMb) return null
    return `New leads are refused: the database has ${usedMb} MB, and DATABASE_MAX_MB allows ${mostMb} MB. Remove suspected spam, or allow more if its disk has room.`
  }
}
