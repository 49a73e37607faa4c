import { parseContent } from '../parseContent.ts'
import { sample as retainingWall } from '../samples/retaining-wall.ts'
import type { SamplePart } from '../schema/sample.ts'
import { type Story, StorySchema } from '../schema/story.ts'

const words: Story = {
  heading: 'One paragraph, from your first draft to your account',
  intro: 'Follow paragraph 1.7 of an invented career episode. At every step the words stay the applicant’s own.',
  stamp: 'Illustrative',
  scenes: [
    {
      title: 'It is read',
      text: 'We read your draft as an assessor would. Who acts here? What was decided? Which number could a stranger test? We mark what cannot be seen.',
      who: 'You wrote it. We read it.',
      label: 'Your first draft',
      folio: '1.7',
      paper: {
        kind: 'paragraph',
        tone: 'clay',
        number: '1.7',
        stretches: [
          'There were some problems with the groundwater.',
          { mark: 'The team studied them in detail', note: 1 },
          'and',
          { mark: 'a suitable solution was found', note: 2 },
          ', which improved safety and',
          { mark: 'was approved by the client.', note: 3 },
        ],
        notes: [
          { text: 'Which part was yours? A reader can only assess you.' },
          { text: 'Which one, and what did you set it against?' },
          { text: 'By whom, on which date, and what proves it?' },
        ],
      },
    },
    {
      title: 'It is questioned',
      text: 'We ask, and you answer from your own drawings, logs and emails. What you cannot prove stays out.',
      who: 'We ask. You answer.',
      label: 'Questions, and your answers',
      folio: '4 of 11',
      paper: {
        kind: 'answers',
        items: [
          {
            question: 'What disagreed with what?',
            answer: 'The logs put the water 5.5 m above the toe of the cutting. The tender drawings put it below.',
            proof: 'Borehole logs',
          },
          {
            question: 'What did you do yourself?',
            answer: 'I ran the slope model again with the measured level.',
            proof: 'Model file, my initials',
          },
          { question: 'What did it change?', answer: 'The factor of safety fell from 1.53 to 1.18.', proof: 'Memo to the rail owner' },
          { question: 'Who set the limit?', answer: 'The rail owner. It required 1.50.', proof: 'Design brief' },
        ],
      },
    },
    {
      title: 'It is mapped',
      text: 'You write the paragraph again, in your own words. Then each claim gets the element it shows, and your summary statement points back to the line.',
      who: 'You write it. We check the map.',
      label: 'Your final text',
      folio: '1.7',
      paper: {
        kind: 'paragraph',
        tone: 'gum',
        number: '1.7',
        stretches: finalText('1.7'),
        notes: [
          { about: 'PE2.1', text: 'Applies engineering methods: one person, one act.' },
          { about: 'And', text: 'two results stand beside the limit, so a reader can judge.' },
        ],
      },
    },
    {
      title: 'It is lodged',
      text: 'You lodge from your own account and your own email. If you order it, we name, order and check the files with you. The last button is yours.',
      who: 'We check the files. You lodge.',
      label: 'Your account, your files',
      folio: '5 files',
      paper: {
        kind: 'files',
        items: [
          { name: 'CV', state: 'Dates agree with the letters' },
          { name: 'Career episodes 1 to 3', state: 'Paragraphs numbered' },
          { name: 'Summary statement', state: 'Every link opens its paragraph' },
          { name: 'CPD list', state: 'In order of date' },
          { name: 'Letters from employers', state: 'Scanned in full' },
        ],
        last: { name: 'Submit', state: 'You press it, and nobody else' },
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
