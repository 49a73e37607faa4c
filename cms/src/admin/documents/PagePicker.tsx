import { Combobox, ComboboxOption, Field, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { useLinks } from './links.ts'

type Props = {
  label?: string
  placeholder?: string
  value: string
  disabled?: boolean
  /** Takes an address that is typed as well, such as one that ends in a part of a page. */
  takesTyped?: boolean
  onChoose: (path: string) => void
}

/** A page by its title or its address: each part of either finds it. What is typed is filtered, never completed under the hand. */
export function PagePicker({ label, placeholder = 'Type a title', value, disabled = false, takesTyped = false, onChoose }: Props) {
  const pages = useLinks()?.pages ?? []
  const others = value === '' || pages.some(({ path }) => path === value) ? [] : [{ path: value, title: '' }]
  const choices = [...pages, ...others].map((page) => ({ ...page, text: page.title ? `${page.title} (${page.path})` : page.path }))
  const chosen = choices.find(({ path }) => path === value)?.text ?? ''
  const [typed, setTyped] = useState(chosen)
  useEffect(() => setTyped(chosen), [chosen])

  function type(text: string) {
    setTyped(text)
    if (takesTyped && (text === '' || text.startsWith('/'))) onChoose(text)
  }

  const picker = (
    <Combobox
      {...(label !== undefined && { 'aria-label': label })}
      autocomplete={{ type: 'list', filter: 'contains' }}
      placeholder={placeholder}
      value={value}
      textValue={typed}
      disabled={disabled}
      noOptionsMessage={() => 'No page has these words in its title or address.'}
      onTextValueChange={type}
      onChange={(path?: string) => path && onChoose(path)}
      onFocus={({ target }: React.FocusEvent<HTMLInputElement>) => target.select()}
    >
      {choices.map(({ path, title, text }) => (
        <ComboboxOption key={path} value={path} textValue={text}>
          {title || path} {title && <Typography textColor="neutral600">{path}</Typography>}
        </ComboboxOption>
      ))}
    </Combobox>
  )
  // Within another field it would take that field's name and id.
  return label === undefined ? picker : <Field.Root name={label}>{picker}</Field.Root>
}
