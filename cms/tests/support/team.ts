import { ADMIN, type Inbox } from './inbox.ts'

export const LEADS = '/content-manager/collection-types/api::form-data.form-data'
export const SALES = { email: 'sam@example.com', password: 'Plain-Sailing-8-Harbour' }

export type Member = {
  get: (path: string) => Promise<Response>
  send: (method: string, path: string, body?: unknown) => Promise<Response>
}

export async function signIn(inbox: Inbox, { email, password }: { email: string; password: string } = ADMIN): Promise<Member> {
  const response = await request(inbox, 'POST', '/admin/login', undefined, { email, password })
  const { data } = (await response.json()) as { data: { token: string } }
  return {
    get: (path) => request(inbox, 'GET', path, data.token),
    send: (method, path, body) => request(inbox, method, path, data.token, body),
  }
}

export async function addSalesPerson(inbox: Inbox, owner: Member): Promise<Member> {
  return addPerson(inbox, owner, 'Sales', SALES)
}

/** As the administrator does it by hand: a person with a role that is there. */
export async function addPerson(inbox: Inbox, owner: Member, roleName: string, { email, password }: typeof SALES): Promise<Member> {
  const person = { firstname: 'Sam', lastname: 'Rai', email, roles: [await roleId(owner, roleName)] }
  const created = (await (await owner.send('POST', '/admin/users', person)).json()) as { data: { id: number } }
  await owner.send('PUT', `/admin/users/${created.data.id}`, { password, isActive: true })
  return signIn(inbox, { email, password })
}

export async function roleId(owner: Member, roleName: string): Promise<number | undefined> {
  const roles = (await (await owner.get('/admin/roles')).json()) as { data: { id: number; name: string }[] }
  return roles.data.find(({ name }) => name === roleName)?.id
}

function request(inbox: Inbox, method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  return fetch(`${inbox.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
