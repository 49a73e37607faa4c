import type { LeadList, OneLead } from '../../src/leads/leadApi.ts'
import { template } from './database.ts'
import { ADMIN, type Inbox } from './inbox.ts'

/** Strapi's own list of the leads: closed to every role but the super admin's reading. */
export const LEADS = '/content-manager/collection-types/api::form-data.form-data'
/** They are in the template's database: support/makeTemplate.ts. */
export const SALES = { email: 'sam@example.com', password: 'Plain-Sailing-8-Harbour' }
export const EDITOR = { email: 'eve@example.com', password: 'Paper-Lantern-5-Bridge' }
export const AUTHOR = { email: 'author@example.com', password: 'Quiet-Corner-9-Window' }

type Person = { email: string; password: string }

export type Member = {
  get: (path: string) => Promise<Response>
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  sendForm: (path: string, form: FormData) => Promise<Response>
}

/** Whoever has signed in since the template was made has done it once for all: it costs a twentieth of a second, and each try is counted. */
export async function signIn(inbox: Inbox, person: Person = ADMIN): Promise<Member> {
  const token = template()?.tokens[person.email] ?? (await logIn(inbox, person))
  return {
    get: (path) => request(inbox, 'GET', path, token),
    send: (method, path, body, headers) => request(inbox, method, path, token, body, headers),
    sendForm: (path, body) => fetch(inbox.url + path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body }),
  }
}

export async function logIn(inbox: Inbox, { email, password }: Person): Promise<string> {
  const response = await request(inbox, 'POST', '/admin/login', undefined, { email, password })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

export async function listed(member: Member, query = ''): Promise<LeadList> {
  const response = await member.get(`/leads/list${query}`)
  if (response.status !== 200) throw new Error(`The list answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as LeadList
}

export async function oneLead(member: Member, documentId: string): Promise<OneLead> {
  return (await (await member.get(`/leads/${documentId}`)).json()) as OneLead
}

export async function personId(inbox: Inbox, email: string): Promise<number> {
  const person: { id: number } = await inbox.sql((knex) => knex('admin_users').where({ email }).first('id'))
  return person.id
}

/** As the administrator does it by hand: a person with a role that is there. */
export async function addPerson(inbox: Inbox, owner: Member, roleName: string, person: Person): Promise<Member> {
  const { email, password } = person
  const made = await owner.send('POST', '/admin/users', {
    // Of sam@example.com: Sam Rai.
    firstname: email.charAt(0).toUpperCase() + email.slice(1).replace(/@.*/, ''),
    lastname: 'Rai',
    email,
    roles: [await roleId(owner, roleName)],
  })
  const created = (await made.json()) as { data: { id: number } }
  await owner.send('PUT', `/admin/users/${created.data.id}`, { password, isActive: true })
  return signIn(inbox, person)
}

export async function roleId(owner: Member, roleName: string): Promise<number | undefined> {
  const roles = (await (await owner.get('/admin/roles')).json()) as { data: { id: number; name: string }[] }
  return roles.data.find(({ name }) => name === roleName)?.id
}

function request(inbox: Inbox, method: string, path: string, token?: string, body?: unknown, headers = {}): Promise<Response> {
  return fetch(`${inbox.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
