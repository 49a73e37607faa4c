import { Authorities } from '#components/home/Authorities.tsx'
import { Entries } from '#components/home/Entries.tsx'
import { Hero } from '#components/home/Hero.tsx'
import { Process } from '#components/home/Process.tsx'
import { Query } from '#components/home/Query.tsx'
import { Refuse } from '#components/home/Refuse.tsx'
import { Story } from '#components/home/Story.tsx'
import { home } from '#content/pages/home.ts'
import { homeStory } from '#content/pages/homeStory.ts'
import { sampleWithId } from '#content/samples.ts'

export function Page() {
  return (
    <>
      <Hero hero={home.hero} authorities={home.authorities.rows} sample={sampleWithId(home.hero.sample)} />
      <Authorities authorities={home.authorities} />
      <Story story={homeStory} />
      <Process process={home.process} />
      <Refuse refuse={home.refuse} notNeeded={home.notNeeded} />
      <Entries entries={home.entries} />
      <Query query={home.query} questions={home.questions} />
    </>
  )
}
