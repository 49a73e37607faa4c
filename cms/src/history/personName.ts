export type Person = { firstname?: string | null; lastname?: string | null; email?: string }

export function personName({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || (email ?? '')
}
