import { Entries } from '#components/home/Entries.tsx'
import { Hero } from '#components/home/Hero.tsx'
import { Limits } from '#components/home/Limits.tsx'
import { Process } from '#components/home/Process.tsx'
import { Query } from '#components/home/Query.tsx'
import { ServiceIndex } from '#components/home/ServiceIndex.tsx'
import { Story } from '#components/home/Story.tsx'
import { artefactFor } from '#content/artefacts.ts'
import { home } from '#content/pages/home.ts'
import { homeStory } from '#content/pages/homeStory.ts'

export function Page() {
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
