import path from 'node:path'
import { type DatabaseSettings, readDatabase } from './readDatabase.ts'
import { type FirstAdmin, readFirstAdmin } from './readFirstAdmin.ts'
import { type LimitSettings, readLimits, readStorage, type StorageSettings } from './readLimits.ts'
import { type NoticeSettings, readNotices } from './readNotices.ts'
import { readNumber } from './readNumber.ts'
import { type Environment, readChoice, readHost, readOrigins, readPort, readSecret, readSecrets } from './readVariables.ts'

const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'debug'] as const
const LOCAL_SITE = 'http://localhost:3000,http://127.0.0.1:3000'

export type Settings = {
  host: string
  port: number
  logLevel: (typeof LOG_LEVELS)[number]
  siteOrigins: string[]
  secrets: {
    appKeys: string[]
    adminJwt: string
    apiTokenSalt: string
    transferTokenSalt: string
    encryptionKey: string
  }
  database: DatabaseSettings
  firstAdmin: FirstAdmin | null
  limits: LimitSettings
  storage: StorageSettings
  notices: NoticeSettings
  /** The site's privacy page names the same number: SITE_RETENTION_MONTHS in its build. */
  retentionMonths: number
}

/** Reads the whole environment, or throws a SetupError that names the variable and the cure. */
export function readSettings(env: Environment, appDir: string): Settings {
  return {
    host: readHost(env, 'CMS_HOST', '127.0.0.1'),
    port: readPort(env, 'CMS_PORT', 1337),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    siteOrigins: readOrigins(env, 'SITE_ORIGINS', LOCAL_SITE),
    secrets: {
      appKeys: readSecrets(env, 'APP_KEYS'),
      adminJwt: readSecret(env, 'ADMIN_JWT_SECRET'),
      apiTokenSalt: readSecret(env, 'API_TOKEN_SALT'),
      transferTokenSalt: readSecret(env, 'TRANSFER_TOKEN_SALT'),
      encryptionKey: readSecret(env, 'ENCRYPTION_KEY'),
    },
    database: readDatabase(env, appDir),
    firstAdmin: readFirstAdmin(env),
    limits: readLimits(env),
    storage: readStorage(env),
    notices: readNotices(env),
    retentionMonths: readNumber(env, 'RETENTION_MONTHS', 24, { min: 1, max: 600 }),
  }
}

let current: Settings | undefined

export function settings(): Settings {
  // Compiled to dist/src/settings/, three levels below the folder that holds .env and data/.
  const appDir = path.resolve(__dirname, '..', '..', '..')
  current ??= readSettings(process.env, appDir)
  return current
}
