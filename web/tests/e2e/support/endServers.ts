import { end } from './processes.ts'

export default async function endServers(): Promise<void> {
  await Promise.all([end('cms'), end('site')])
}
