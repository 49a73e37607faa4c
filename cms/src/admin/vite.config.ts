type Config = { server?: { watch?: object | null } }

/** `npm run dev` does not reload the admin when a build or a test beside it writes. */
export default function withoutOtherBuilds(config: Config): Config {
  const ignored = ['**/dist*/**', '**/.build-*/**', '**/data/**', '**/tests/**']
  return { ...config, server: { ...config.server, watch: { ...config.server?.watch, ignored } } }
}
