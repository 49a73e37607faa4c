import { mustBe, type Step } from '../steps.ts'
import type { Server } from './server.ts'

type Attempts = { allowed: Record<string, string>; refused: Record<string, string> }

const reach = `timeout 5 /usr/local/bin/node -e "require('node:net').connect(3128, '198.18.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1))"`
const writes = (file: string) => `touch ${file} && rm ${file}`
const EVERYBODY = {
  'write below /etc': 'touch /etc/attempt',
  'write the release': 'touch /opt/site/current/web/dist/attempt',
  'see root’s folder': 'ls /root',
  'become root': 'runuser -u root true',
  mount: 'mount -t tmpfs none /mnt',
  'make a namespace': 'unshare --user true',
  'change the clock': 'date --set 2030-01-01',
}
const OURS = {
  ...EVERYBODY,
  'see other users’ processes': 'ls /proc/1',
  'steer Caddy': 'curl -fsS --unix-socket /run/caddy/admin.sock http://caddy/config/',
}
const UNITS: Record<string, Attempts> = {
  inbox: {
    allowed: {
      'read its settings': 'cat /etc/site/inbox.env',
      'write its data': writes('/var/lib/inbox/attempt'),
      'hand content over': writes('/var/lib/publish/wanted/attempt'),
      'reach a mail server': reach,
    },
    refused: {
      ...OURS,
      'write the pages': 'touch /var/lib/publisher/attempt',
      'write a version': 'touch $(readlink -e /var/lib/publisher/*/live)/client/attempt',
      'write the publisher’s answers': 'touch /var/lib/publish/done/attempt',
      'read the publisher’s settings': 'cat /etc/site/publisher.env',
    },
  },
  publisher: {
    allowed: {
      'read what is wanted': 'ls /var/lib/publish/wanted',
      'write the pages': writes('/var/lib/publisher/attempt'),
      'answer the inbox': writes('/var/lib/publish/done/attempt'),
    },
    refused: {
      ...OURS,
      'read the leads': 'cat /var/lib/inbox/leads.db',
      'list the leads’ folder': 'ls /var/lib/inbox',
      'read the inbox’s settings': 'cat /etc/site/inbox.env',
      'write what is wanted': 'touch /var/lib/publish/wanted/attempt',
      'reach another machine': reach,
    },
  },
  caddy: {
    allowed: {
      'read the pages': 'ls /var/lib/publisher/*/live/client/index.html',
      'keep certificates': 'touch /var/lib/caddy/attempt',
    },
    refused: {
      ...EVERYBODY,
      'write the pages': 'touch /var/lib/publisher/attempt',
      'read the leads': 'cat /var/lib/inbox/leads.db',
      'read the inbox’s settings': 'cat /etc/site/inbox.env',
    },
  },
}

export function confinementSteps(server: Server): Step[] {
  const { run } = server
  return [
    ...Object.entries(UNITS).map(([unit, attempts]) => ({ name: `The confinement of ${unit}`, check: () => tryAll(run, unit, attempts) })),
    {
      name: 'systemd-analyze',
      async check() {
        const faults = await run('systemd-analyze verify inbox.service publisher.service inbox-backup.{service,timer} caddy.service 2>&1')
        mustBe(faults.trim() === '', `verify says: ${faults}`)
        const levels = await run(
          'for unit in inbox publisher inbox-backup caddy; do systemd-analyze security --no-pager $unit.service | sed -n "s/.*Overall exposure level for \\(.*\\).service: \\([0-9.]*\\).*/\\1 \\2/p"; done',
        )
        const exposed = [...levels.matchAll(/^\S+ ([\d.]+)$/gm)]
        mustBe(exposed.length === 4 && exposed.every(([, level]) => Number(level) < 4), `exposure: ${levels}`)
        return `verify has no complaint; exposure of 10: ${levels.trim().split('\n').join(', ')}`
      },
    },
  ]
}

/** The unit's own file and drop-ins, with a list of attempts in place of its program. */
async function tryAll(run: Server['run'], unit: string, { allowed, refused }: Attempts): Promise<string> {
  const probe = `attempts-${unit}`
  const input = Object.entries({ ...allowed, ...refused })
    .map(([what, command]) => `if (${command}) >/dev/null 2>&1; then echo 'may ${what}'; else echo 'may not ${what}'; fi\n`)
    .join('')
  await run(`cat >/run/${probe}.sh`, { input })
  await run(`
    copy=/run/systemd/system/${probe}.service
    cp "$(systemctl show --property FragmentPath --value ${unit})" $copy && mkdir -p $copy.d
    cp /etc/systemd/system/${unit}.service.d/* $copy.d/ || true
    # Its folder below /run belongs to the unit that runs.
    printf '%s\\n' '[Service]' Type=oneshot Restart=no RuntimeDirectory= ExecStart= 'ExecStart=/bin/sh /run/${probe}.sh' >$copy.d/zz-attempts.conf
    systemctl daemon-reload && systemctl start ${probe}`)
  const found = (await run(`journalctl --unit ${probe} --output cat --no-pager`)).split('\n')
  const expected = [...Object.keys(allowed).map((what) => `may ${what}`), ...Object.keys(refused).map((what) => `may not ${what}`)]
  const missing = expected.filter((line) => !found.includes(line))
  mustBe(missing.length === 0, `not so: ${missing.join('; ')}`)
  return expected.join('; ')
}
