import { artefactFor } from '#content/artefacts.ts'
import { home } from '#content/pages/home.ts'
import { homeStory } from '#content/pages/homeStory.ts'
import { Entries } from './Entries.tsx'
import { Hero } from './Hero.tsx'
import { Limits } from './Limits.tsx'
import { Process } from './Process.tsx'
import { Query } from './Query.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'
import { Story } from './Story.tsx'

export function HomePage() {
  return (
    <>
      <Hero hero={home.hero} artefact={artefactFor('home')} />
      <ServiceIndex services={home.services} />
      <Story story={homeStory} />
      <Process process={home.process} />
      <Limits limits={home.limits} />
      <Entries entries={home.entries} />
      <Query query={home.query} questions={home.questions} />
    </>
  )
}
