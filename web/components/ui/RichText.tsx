/** A sentence with links and emphasis as data, so that a part can show it in the browser, where no text becomes HTML. */
export type RichText = readonly RichWord[]

type RichWord = string | { strong: RichText } | { em: RichText } | { href: string; words: RichText }

export function Rich({ text }: { text: RichText }) {
  return (
    <span>
      <Words of={text} />
    </span>
  )
}

function Word({ word }: { word: RichWord }) {
  if (typeof word === 'string') return word
  if ('href' in word) {
    return (
      <a href={word.href}>
        <Words of={word.words} />
      </a>
    )
  }
  if ('strong' in word) {
    return (
      <strong>
        <Words of={word.strong} />
      </strong>
    )
  }
  return (
    <em>
      <Words of={word.em} />
    </em>
  )
}

function Words({ of }: { of: RichText }) {
  return of.map((word, index) => <Word key={index} word={word} />)
}

export function RichLines({ items, className }: { items: readonly RichText[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <Rich text={item} />
        </li>
      ))}
    </ul>
  )
}
