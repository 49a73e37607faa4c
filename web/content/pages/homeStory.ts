import { parseContent } from '../parseContent.ts'
import { sample as retainingWall } from '../samples/retaining-wall.ts'
import type { SamplePart } from '../schema/sample.ts'
import { type Story, StorySchema } from '../schema/story.ts'

const words: Story = {
  heading: 'One paragraph, before and after',
  intro: 'Paragraph 1.7 of an invented episode. The words stay the applicant’s.',
  stamp: 'Illustrative',
  scenes: [
    {
      title: 'Your draft, our questions',
      text: 'We mark what an assessor could not verify.',
      label: 'Your first draft',
      folio: '1.7',
      paper: {
        kind: 'paragraph',
        tone: 'fault',
        stretches: [
          'There were some problems with the groundwater.',
          { mark: 'The team studied them in detail', note: 1 },
          'and',
          { mark: 'a suitable solution was found', note: 2 },
          ', which improved safety.',
        ],
        notes: [{ text: 'Which part was yours?' }, { text: 'Which solution did you choose, and what did you compare it with?' }],
      },
    },
    {
      title: 'Your answers, from your records',
      text: 'Anything you cannot document is left out.',
      label: 'Questions, and your answers',
      folio: '2 of 11',
      paper: {
        kind: 'answers',
        items: [
          {
            question: 'Which two sources gave different levels?',
            answer: 'The logs put the water above the toe. The drawings put it below.',
            proof: 'Borehole logs',
          },
          { question: 'What did you do yourself?', answer: 'I ran the slope model again.', proof: 'Model file, my initials' },
        ],
      },
    },
    {
      title: 'Your words, with proof',
      text: 'Every claim now shows one of the competencies.',
      label: 'Your final text',
      folio: '1.7',
      paper: {
        kind: 'paragraph',
        tone: 'good',
        stretches: finalText('1.7'),
        notes: [{ about: 'PE2.1', text: 'You apply an engineering method, with two results the assessor can check.' }],
      },
    },
  ],
}

export const homeStory = parseContent(StorySchema, words, 'pages/homeStory.ts')

/** The story ends with the words of the sample that the first view shows. */
function finalText(number: string): SamplePart[] {
  const { artefact } = retainingWall
  const paragraph = artefact.kind === 'paragraphs' ? artefact.paragraphs.find((each) => each.number === number) : undefined
  if (paragraph === undefined) throw new Error(`content/samples/retaining-wall.ts has no paragraph ${number}, which the home page tells of`)
  return paragraph.parts
}
