import { LongPage } from '#components/page/LongPage.tsx'
import { Section } from '#components/page/Section.tsx'
import { Controls } from '#components/styleguide/Controls.tsx'
import { Artefacts, Icons, Prose, Sheets } from '#components/styleguide/Parts.tsx'
import { Colours, Sizes } from '#components/styleguide/Tokens.tsx'
import { PageHead } from '#components/ui/PageHead.tsx'

const parts = [
  { id: 'colours', label: 'Colours', Part: Colours },
  { id: 'sizes', label: 'Type and space', Part: Sizes },
  { id: 'controls', label: 'Controls and their states', Part: Controls },
  { id: 'sheets', label: 'Sheets, marks and notes', Part: Sheets },
  { id: 'artefacts', label: 'Artefacts beside a heading', Part: Artefacts },
  { id: 'icons', label: 'Icons', Part: Icons },
  { id: 'prose', label: 'Text and tables', Part: Prose },
]

/** The parts the pages are made of. It is in no build: only `vike dev` serves it. */
export function Page() {
  return (
    <>
      <PageHead heading="Styleguide" lead="The parts of the site, live. Hover them, press them, walk through them with Tab." />
      <LongPage contents={parts}>
        {parts.map(({ id, label, Part }) => (
          <Section key={id} id={id} heading={label}>
            <Part />
          </Section>
        ))}
      </LongPage>
    </>
  )
}
