import { Button, NumberInput, SingleSelect, SingleSelectOption, Textarea, TextInput } from '@strapi/design-system'
import { useField, useForm } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { slugify } from '../../contract/slugify.ts'
import { contentType, type Kind } from '../../ownersContent/contentTypes.ts'
import { type Draft, type Fields, type FormField, isRequired } from '../../ownersContent/fields.ts'
import { type EditLayout, type LaidOut, ownersTypeOf } from '../strapiInternals.ts'
import { ArticleInput } from './ArticleInput.tsx'
import { DateInput } from './DateInput.tsx'
import { FieldFrame, type InputProps, showField, useMistakes } from './fieldFrame.tsx'
import { MonthInput } from './MonthInput.tsx'
import { PagePicker } from './PagePicker.tsx'
import { PromisesInput } from './PromisesInput.tsx'

const OWNERS = 'owners-input'
export const ownersInput = { type: OWNERS, Component: OwnersInput }

export function withOwnersInputs<Hooked extends { layout: EditLayout }>(hooked: Hooked): Hooked {
  const { layout } = hooked
  const type = ownersTypeOf(layout)
  if (!type) return hooked
  const { kind, fields } = type
  const rows = (laidOut: LaidOut[][], of: Fields) => laidOut.map((row) => row.map((each) => withInput(each, kind, of[each.name])))
  const components = Object.values(fields).flatMap(({ entry }) => {
    const own = entry && layout.components[entry.uid]
    return own ? [[entry.uid, { ...own, layout: rows(own.layout, entry.fields) }]] : []
  })
  return {
    ...hooked,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => rows(panel, fields)),
      components: { ...layout.components, ...Object.fromEntries(components) },
    },
  }
}

function withInput(laidOut: LaidOut, kind: Kind, field: FormField | undefined): LaidOut {
  if (!field || field.type === 'component') return laidOut
  // Strapi's own switch has a third state unless it is required, which would count as Yes.
  if (field.type === 'boolean') return { ...laidOut, required: true } as LaidOut
  return { ...laidOut, type: OWNERS, kind, field, required: isRequired(field) } as LaidOut
}

type OwnersProps = InputProps & { kind: Kind; field: FormField }

function OwnersInput({ kind, field, ...props }: OwnersProps) {
  const { name } = props
  const { value } = useField<unknown>(name)
  const isStored = useForm('OwnersInput', ({ values }) => Boolean((values as Draft)['documentId']))
  const found = useMistakes(kind).find(({ path }) => path === name)
  const isEmpty = String(value ?? '').trim() === ''
  // What is new is not wrong only because it is not written yet.
  const mistake = isStored || !isEmpty ? found?.message : undefined

  useEffect(() => {
    const asked = window.location.hash.slice(1)
    const [list = '', ...inEntry] = asked.split('.')
    if (asked === name) showField(name)
    else if (inEntry.length > 0 && isFirst(name, kind)) showField(asked, contentType(kind).fields[list]?.label)
    else if (isFirst(name, kind) && contentType(kind).fields[asked]?.type === 'component')
      showField(asked, contentType(kind).fields[asked]?.label)
  }, [name, kind])

  if (field.type === 'date') return <DateInput {...props} mistake={mistake} />
  if (field.isMonth) return <MonthInput {...props} mistake={mistake} />
  if (field.type === 'json') return <PromisesInput {...props} />
  if (field.type === 'richtext') return <ArticleInput {...props} mistake={mistake} field={field} />
  return (
    <FieldFrame {...props} mistake={mistake} field={field}>
      <Control {...props} field={field} />
    </FieldFrame>
  )
}

/** Of a document’s own inputs: it looks for the entries of lists, which are no inputs. */
function isFirst(name: string, kind: Kind): boolean {
  const inputs = Object.entries(contentType(kind).fields).filter(([, { type }]) => type !== 'boolean' && type !== 'component')
  return inputs[0]?.[0] === name
}

function Control({ name, disabled = false, field }: InputProps & { field: FormField }) {
  const { value, onChange } = useField<string | number | null>(name)
  const type = (typed: string) => onChange(name, typed === '' ? null : typed)
  if (field.type === 'enumeration') {
    return (
      <SingleSelect
        placeholder="Choose"
        disabled={disabled}
        value={value ?? ''}
        onChange={(chosen: unknown) => onChange(name, String(chosen) || null)}
        {...(field.isOptional && { onClear: () => onChange(name, null) })}
      >
        {(field.choices ?? []).map((choice) => (
          <SingleSelectOption key={choice} value={choice}>
            {choice}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    )
  }
  if (field.type === 'decimal' || field.type === 'integer') {
    const given = value == null ? {} : { value: Number(value) }
    return <NumberInput disabled={disabled} {...given} onValueChange={(typed) => onChange(name, typed ?? null)} />
  }
  if (field.type === 'text' && !field.isLine)
    return <Textarea disabled={disabled} value={String(value ?? '')} onChange={({ target }) => type(target.value)} />
  return <LineInput name={name} disabled={disabled} field={field} value={String(value ?? '')} onType={type} />
}

type LineProps = { name: string; disabled: boolean; field: FormField; value: string; onType: (typed: string) => void }

function LineInput({ name, disabled, field, value, onType }: LineProps) {
  const title = useForm('LineInput', ({ values }) => String((values as Draft)['title'] ?? ''))
  const slug = slugify(title).slice(0, 80).replace(/-$/, '')
  const { completes, suggests } = field
  if (suggests === 'pages') return <PagePicker value={value} disabled={disabled} takesTyped onChoose={onType} />
  return (
    <>
      <TextInput
        disabled={disabled}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => completes && completes(value) !== value && onType(completes(value))}
      />
      {suggests === 'title' && value === '' && slug !== '' && (
        <Button variant="secondary" aria-label={`Take ${slug} for ${name}`} onClick={() => onType(slug)}>
          Take {slug}
        </Button>
      )}
    </>
  )
}
