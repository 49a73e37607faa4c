import type { Artefact } from '../schema/artefact.ts'

export const artefact: Artefact = {
  label: 'One sentence, four comments',
  folio: 'How to judge a reader',
  caption: 'An invented draft and four invented comments. Ask any provider for one page read like this, ours included.',
  drawing: {
    kind: 'passage',
    ask: '“A suitable pump was selected.” Which two comments help? Press each.',
    paragraphs: [
      {
        ref: 'A',
        parts: [
          {
            mark: 'Good start. Make it more professional.',
            about: 'No help.',
            text: 'It names nothing that you can act on.',
            tone: 'fault',
          },
        ],
      },
      {
        ref: 'B',
        parts: [
          { mark: 'By whom, and from which options?', about: 'It helps.', text: 'Only you can answer, so the new sentence is yours.' },
        ],
      },
      {
        ref: 'C',
        parts: [
          {
            mark: 'Replace with: “I demonstrated outstanding leadership.”',
            about: 'A risk.',
            text: 'Text by someone else counts as plagiarism at Engineers Australia.',
            tone: 'fault',
          },
        ],
      },
      {
        ref: 'D',
        parts: [
          {
            mark: 'Your letter dates this job to March, the episode to June.',
            about: 'It helps.',
            text: 'Two documents compared, and a clash found before an assessor finds it.',
          },
        ],
      },
    ],
    found: { label: 'Comments that help:', of: 'of 2' },
  },
}
