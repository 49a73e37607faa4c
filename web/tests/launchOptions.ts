/** Chromium without its windows, where the machine has it: tests/e2e/navigation.full.spec.ts needs the whole browser. */
const browserPath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH

export const launchOptions = {
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
