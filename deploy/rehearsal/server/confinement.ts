import { mustBe, type Step } from '../steps.ts'
import type { Server } from './server.ts'

type Attempts = { unit: string; allowed: Record<string, string>; refused: Record<string, string> }

const reach = (host: string, port: number) =>
  `timeout 5 /usr/local/bin/node -e "require('node:net').connect(${port}, '${host}').on('connect', () => process.exit(0)).on('error', () => process.exit(1))"`
const EVERYBODY = {
  'write below /etc': 'touch /etc/attempt',
  'write the release': 'touch /opt/site/current/web/dist/attempt',
  'write the settings': 'touch /etc/site/site.env',
  'see root’s folder': 'ls /root',
  'become root': 'runuser -u root true',
  mount: 'mount -t tmpfs none /mnt',
  'make a namespace': 'unshare --user true',
  'change the clock': 'date --set 2030-01-01',
}
const ATTEMPTS: Attempts[] = [
  {
    unit: 'inbox',
    allowed: {
      'read its settings': 'cat /etc/site/inbox.env',
      'write its data': 'touch /var/lib/inbox/attempt && rm /var/lib/inbox/attempt',
      'hand content over': 'touch /var/lib/publish/wanted/attempt && rm /var/lib/publish/wanted/attempt',
      'reach a mail server': reach('198.18.0.1', 3128),
    },
    refused: {
      ...EVERYBODY,
      'write the pages': 'touch /var/lib/publisher/attempt',
      'write a version': 'touch $(readlink -e /var/lib/publisher/*/live)/client/attempt',
      'write the publisher’s answers': 'touch /var/lib/publish/done/attempt',
      'read the publisher’s settings': 'cat /etc/site/publisher.env',
      'see other users’ processes': 'ls /proc/1',
      'steer Caddy': 'curl -fsS --unix-socket /run/caddy/admin.sock http://caddy/config/',
    },
  },
  {
    unit: 'publisher',
    allowed: {
      'read what is wanted': 'ls /var/lib/publish/wanted',
      'write the pages': 'touch /var/lib/publisher/attempt && rm /var/lib/publisher/attempt',
      'answer the inbox': 'touch /var/lib/publish/done/attempt && rm /var/lib/publish/done/attempt',
    },
    refused: {
      ...EVERYBODY,
      'read the leads': 'cat /var/lib/inbox/leads.db',
      'list the leads’ folder': 'ls /var/lib/inbox',
      'read the inbox’s settings': 'cat /etc/site/inbox.env',
      'write what is wanted': 'touch /var/lib/publish/wanted/attempt',
      'see other users’ processes': 'ls /proc/1',
      'reach another machine': reach('198.18.0.1', 3128),
      'steer Caddy': 'curl -fsS --unix-socket /run/caddy/admin.sock http://caddy/config/',
    },
  },
  {
    unit: 'caddy',
    allowed: {
      'read the pages': 'ls /var/lib/publisher/*/live/client/index.html',
      'keep certificates': 'touch /var/lib/caddy/attempt && rm /var/lib/caddy/attempt',
    },
    refused: {
      ...EVERYBODY,
      'write the pages': 'touch /var/lib/publisher/attempt',
      'read the leads': 'cat /var/lib/inbox/leads.db',
      'read the inbox’s settings': 'cat /etc/site/inbox.env',
    },
  },
]

/** Each unit's own file and drop-ins, with a list of attempts in place of its program. */
export function confinementSteps(server: Server): Step[] {
  return [
    ...ATTEMPTS.map((attempts) => ({
      name: `The confinement of ${attempts.unit}`,
      check: () => tryAll(server, attempts),
    })),
    {
      name: 'systemd-analyze',
      async check() {
        const { run } = server.machine
        const faults = await run(
          'systemd-analyze verify inbox.service publisher.service inbox-backup.service inbox-backup.timer caddy.service 2>&1',
        )
        const levels = await run(
          'for unit in inbox publisher inbox-backup caddy; do systemd-analyze security --no-pager $unit.service | sed -n "s/.*Overall exposure level for \\(.*\\).service: \\([0-9.]*\\).*/\\1 \\2/p"; done',
        )
        mustBe(faults.trim() === '', `verify says: ${faults}`)
        const exposed = [...levels.matchAll(/^(\S+) ([\d.]+)$/gm)]
        mustBe(exposed.length === 4 && exposed.every(([, , level]) => Number(level) < 4), `exposure: ${levels}`)
        return `verify has no complaint; exposure of 10: ${exposed.map(([, unit, level]) => `${unit} ${level}`).join(', ')}`
      },
    },
  ]
}

async function tryAll({ machine: { run } }: Server, { unit, allowed, refused }: Attempts): Promise<string> {
  const probe = `attempts-${unit}`
  const all = { ...allowed, ...refused }
  const lines = Object.entries(all).map(
    ([what, command]) => `if (${command}) >/dev/null 2>&1; then echo 'allowed: ${what}'; else echo 'refused: ${what}'; fi`,
  )
  await run(`cat >/run/${probe}.sh`, { input: `${lines.join('\n')}\n` })
  await run(`
    sed -e 's|^ExecStart=.*|ExecStart=/bin/sh /run/${probe}.sh|' -e '/^Restart/d;/^Type=/d' -e 's|^\\[Service\\]|[Service]\\nType=oneshot|' "$(systemctl show --property FragmentPath --value ${unit})" >/run/systemd/system/${probe}.service
    if [ -d /etc/systemd/system/${unit}.service.d ]; then cp -R /etc/systemd/system/${unit}.service.d /run/systemd/system/${probe}.service.d; fi
    # Its folder below /run belongs to the unit that runs.
    sed -i '/^RuntimeDirectory/d' /run/systemd/system/${probe}.service /run/systemd/system/${probe}.service.d/* || true
    systemctl daemon-reload && systemctl start ${probe}`)
  const output = await run(`journalctl --unit ${probe} --output cat --no-pager`)
  const outcome = new Map([...output.matchAll(/^(allowed|refused): (.*)$/gm)].map(([, how = '', what = '']) => [what, how]))
  const wrong = [
    ...Object.keys(allowed)
      .filter((what) => outcome.get(what) !== 'allowed')
      .map((what) => `may not ${what}`),
    ...Object.keys(refused)
      .filter((what) => outcome.get(what) !== 'refused')
      .map((what) => `may ${what}`),
  ]
  mustBe(wrong.length === 0, wrong.join('; '))
  return `may ${Object.keys(allowed).join(', ')}; may not ${Object.keys(refused).join(', ')}`
}
