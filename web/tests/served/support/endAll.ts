import { end } from '../../e2e/support/processes.ts'

export default async function endAll(): Promise<void> {
  await Promise.all([end('cms'), end('caddy')])
}
