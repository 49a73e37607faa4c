import { Field, Typography } from '@strapi/design-system'
import { useField, useForm } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { checkDocument, type Mistake } from '../../ownersContent/checkDocument.ts'
import type { Kind } from '../../ownersContent/contentTypes.ts'
import type { Draft, FormField } from '../../ownersContent/fields.ts'
import type { SiteLinks } from '../../ownersContent/siteAnswers.ts'
import { entryButton } from '../strapiInternals.ts'
import { deadLinksOf, useLinks } from './links.ts'

export type InputProps = {
  name: string
  label?: ReactNode
  hint?: ReactNode
  disabled?: boolean
  required?: boolean
  mistake?: string | undefined
}

const checked = new WeakMap<object, { links: unknown; mistakes: Mistake[] }>()

/** Once for all the fields of a form: its values are another object after each key. */
export function useMistakes(kind: Kind): Mistake[] {
  const values = useForm('Mistakes', ({ values }) => values as Draft)
  return mistakesIn(kind, values, useLinks())
}

function mistakesIn(kind: Kind, values: Draft, links: SiteLinks | null): Mistake[] {
  const known = checked.get(values)
  if (known?.links === links) return known.mistakes
  const mistakes = [...checkDocument(kind, values).mistakes, ...deadLinksOf(kind, values, links)]
  checked.set(values, { links, mistakes })
  return mistakes
}

/** The same of what was saved last. */
export function useStoredMistakes(kind: Kind): Mistake[] {
  const values = useForm('StoredMistakes', ({ initialValues }) => initialValues as Draft)
  return mistakesIn(kind, values, useLinks())
}

type FrameProps = InputProps & { field?: Pick<FormField, 'limits' | 'sentence' | 'whenEmpty'>; children: ReactNode }

export function FieldFrame({ name, label, hint, required = false, mistake, field = {}, children }: FrameProps) {
  const { value, error } = useField<unknown>(name)
  const { limits, sentence, whenEmpty } = field
  const words = String(value ?? '').trim()
  return (
    <Field.Root name={name} error={error ?? mistake ?? false} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      {limits && (
        <Typography variant="pi" textColor="neutral600">
          {count(words.length)} of {limits.least ? `${limits.least} to ` : 'at most '}
          {count(limits.most)} characters
        </Typography>
      )}
      {whenEmpty && words === '' && (
        <Typography variant="pi" textColor="neutral800">
          {whenEmpty}
        </Typography>
      )}
      {sentence && words !== '' && (
        <Typography variant="pi" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
          Reads: “{sentence.replace('{}', () => words.replace(/\.$/, ''))}”
        </Typography>
      )}
      <Field.Error />
    </Field.Root>
  )
}

/** Strapi's own ?field= fails as soon as another list has an entry. @param list label of what to show while the field's entry is closed */
export function showField(path: string, list = ''): void {
  const [field] = document.getElementsByName(path)
  const labels = [...document.getElementsByTagName('label')]
  const shown = field ?? labels.find(({ textContent }) => list !== '' && textContent?.startsWith(list))
  shown?.scrollIntoView({ block: 'center' })
  if (field) field.focus()
  else if (shown) openEntry(shown, Number(path.split('.')[1]))
}

/** Its fields are there once it is open, and then look whether one of them is asked for. */
function openEntry(label: HTMLElement, index: number): void {
  const trigger = entryButton(label, index)
  if (trigger?.getAttribute('aria-expanded') === 'false') trigger.click()
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}
