import { type Browser, chromium } from '@playwright/test'

const PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const BROWSER_PATH = PATH
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: PATH, args: BROWSER_FLAGS })
}
