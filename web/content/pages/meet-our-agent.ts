import { commonRows, costRow, glanceTerms } from '../glance.ts'
import { ownersDetails } from '../ownersDetails.ts'
import { parseContent } from '../parseContent.ts'
import { type Artefact, ArtefactSchema } from '../schema/artefact.ts'
import { type ProsePage, ProsePageSchema } from '../schema/page.ts'

const LINE = 'A skills assessment goes to another body: [where the line is](#skills-assessments).'

const page: ProsePage = {
  heading: ownersDetails.agent ? 'Meet our agent: who may give you visa advice' : 'Meet our agent: who can give you visa advice',
  title: 'Meet our agent, and check any agent',
  description:
    'In Australia only some people may give immigration assistance. Who they are, what counts, and how to check a migration agent on the public register.',
  lead: ownersDetails.agent
    ? 'A registered migration agent works with us. Check the name and the number yourself on the public register before you rely on them.'
    : 'Registered migration agents and lawyers may. Tap a question to see who can answer it.',
  glance: [
    commonRows.work,
    {
      term: glanceTerms.allowed,
      text: ownersDetails.agent ? LINE : `No registered migration agent works with us, so for a visa question see the register. ${LINE}`,
    },
    costRow(),
  ],
  sections: [
    {
      id: 'who-may-help',
      heading: 'Who may give immigration assistance',
      body: `Section 280 of the Migration Act reserves immigration assistance for registered migration agents. Giving it unregistered is an offence, even for free. The main exceptions:

| Who | Limit |
| --- | --- |
| Registered migration agents | registered with OMARA, the Office of the Migration Agents Registration Authority |
| Australian legal practitioners | in connection with legal practice |
| Close family of the applicant | section 10 of the Migration Agents Regulations 2026 says which relatives |
| Employers of the applicant | sections 6 to 9 of the same regulations, for some visas |
| Sponsors and nominators | for the applicant they sponsor or nominate |
| Members of parliament and officials | in the course of their work or duty |

The [Migration Agents Regulations 2026](https://www.legislation.gov.au/F2026L00118/latest) replaced those of 1998 on 1 April 2026, and set the insurance that a registered agent must have. Some exceptions apply only to free help. For people who work outside Australia see the [Home Affairs page](https://immi.homeaffairs.gov.au/help-support/who-can-help-with-your-application/overview).`,
      sources: ['migration-act', 'migration-agents-regulations', 'ha-immigration-help'],
    },
    {
      id: 'what-it-is',
      folded: true,
      heading: 'What immigration assistance is',
      body: `Section 276 describes it. In short, a person uses knowledge of migration procedure, or claims to have it, to:

- help you prepare a visa application
- advise you about a visa application
- help with sponsorship documents, or advise the sponsor
- prepare for a review of a visa decision, or represent you there
- help you ask the Minister to use a personal power

Whatever the person calls it, a “free tip” about your visa can be immigration assistance, and so can a “documentation fee”.`,
      sources: ['migration-act', 'ha-immigration-help'],
    },
    {
      id: 'what-it-is-not',
      folded: true,
      heading: 'What anyone may do',
      body: `The law leaves room for ordinary help. Home Affairs has listed these as *outside* immigration assistance:

- clerical work, such as typing, copying, putting documents in order and submitting them
- translation and interpreting
- telling a person that they need a visa
- passing on information that someone else produced, without substantial comment or explanation

Notice the last words. Handing you the official points table is one thing. Telling you what to claim in it is another.`,
      sources: ['migration-act', 'ha-immigration-help'],
    },
    {
      id: 'skills-assessments',
      folded: true,
      heading: 'Where skills assessments fit in',
      body: `A skills assessment goes to an assessing authority rather than to Home Affairs. We know of no public ruling on where help with it ends, so we stay clearly on the safe side:

| Your question | What we do |
| --- | --- |
| What does Engineers Australia ask for in an episode? | Explain the published guide |
| Does my draft show what I did? | Comment on the draft |
| Are all the files on the authority’s checklist there? | Check and order them |
| What is in the occupation’s official description? | Show you the [occupation pages](/anzsco/eaanzsco) and the source |
| How many points does the table give for 34 years of age? | Show the [calculator](/services/pr-points-calculator) |
| Which occupation should I nominate for a visa? | Refer you |
| Should I go for 190 or 491, and in which state? | Refer you |
| What do I enter in my expression of interest? | Refer you |
| What does this outcome do to my visa? | Refer you |
| My visa ends soon. What can I do? | Refer you, at once |

“Refer” means that we send you to the public register of agents, or to a lawyer.`,
      sources: ['migration-act'],
    },
    {
      id: 'check-a-registration',
      heading: 'How to check a registration yourself',
      body: `1. **Ask for the full name and the MARN.** That is the Migration Agents Registration Number. It has seven digits.
2. **Open the register yourself.** Type the address or use this link to the [OMARA register](https://portal.mara.gov.au/search-the-register-of-migration-agents/). Do not use a link from an email or a message.
3. **Search for the number, then for the name.** Both must lead to the same entry.
4. **Compare.** Name, business and contact details should fit the person.
5. **Read the status.** Is the registration current? Does the entry, or OMARA’s site, report a decision against the person?
6. **Contact the person through the register’s details.**
7. **Keep a dated copy** of the entry with your contract.

For a lawyer, ask which state or territory issued the practising certificate, and look in its register.`,
      sources: ['omara'],
    },
    {
      id: 'warning-signs',
      folded: true,
      heading: 'Signs to stop and check',
      body: `- The number has fewer than seven digits, or belongs to “the company”.
- You speak only with helpers and never with the registered person.
- Someone promises a visa or claims contacts in the Department. Home Affairs has said that helpers cannot guarantee one.
- You are asked to sign blank forms, or to say something untrue.
- Messages from Home Affairs go to an address that only the helper can read.
- The person refuses a written agreement with the price.

Say no, keep the messages, and ask OMARA. You can complain to [OMARA](https://www.mara.gov.au/) about a registered agent. About a lawyer you complain to the legal regulator of the state or territory.`,
      sources: ['ha-immigration-help', 'omara'],
    },
  ],
  questions: [
    {
      question: 'Do I need a migration agent at all?',
      answer:
        'You can apply for a skills assessment yourself, and for a visa too. Advice from a qualified person matters more if your case has a refusal, a ban, a health or character issue, or a date close by.',
    },
    {
      question: 'I have a migration agent. Can you work beside them?',
      answer:
        'Yes. Your agent advises you on visa, state and code. We work with you on the text, the evidence and the files. We send your agent something only when you ask us to.',
    },
    {
      question: 'Can an agent choose my occupation code?',
      answer:
        'That choice is yours. A registered migration agent may advise you on it under an agreement of their own. The assessing authority decides whether you meet it.',
    },
    {
      question: 'Is an education agent allowed to advise me on visas?',
      answer: 'Only a person on the list above may give immigration assistance. Ask for the MARN, and check it.',
    },
    {
      question: 'Does a registered agent make a positive outcome more likely?',
      answer: 'Registration means that a person may advise you and answers to a regulator. The decision in your case is the authority’s.',
    },
    {
      question: 'Where is the Code of Conduct for agents?',
      answer:
        'OMARA publishes it, with a guide for consumers. Both are on [its website](https://www.mara.gov.au/). Read them before you sign.',
    },
  ],
  form: {
    title: 'Ask about your skills assessment',
    messageLabel: 'Your question',
    messagePlaceholder: 'For example: which documents does the authority ask for in my case? Visa questions go to an agent or a lawyer.',
    subject: 'Enquiry from the agent page',
  },
  related: [
    { path: '/about', label: 'Our integrity policy', why: 'How the text stays yours.' },
    { path: '/services/pr-points-calculator', label: 'Points calculator', why: 'Your sum for three visas.' },
    { path: '/blogs/points-test-guide', label: 'The points test explained', why: 'The public rules, quoted and dated.' },
  ],
}

export const meetOurAgent = parseContent(ProsePageSchema, page, 'pages/meet-our-agent.ts')

/** What the drawing is computed from: on which side of the line each question is. */
export const questionsOfEmail = [{ isOurs: true }, { isOurs: false }, { isOurs: true }, { isOurs: false }] as const

const artefact: Artefact = {
  caption: 'Two questions are for us, and two are for an agent or a lawyer. We stay clearly on our side of the line.',
  sources: ['migration-act'],
  drawing: {
    plan: 'wide',
    ask: 'Who may answer this for you?',
    says: 'A boundary on a plan: on our side questions about your text and the published table, on the other those about which visa and what to do.',
    drawn: 'your questions',
    labels: {
      we: 'We',
      agent: 'Agent or lawyer',
      question1: 'my draft',
      question2: '190 or 491?',
      question3: 'points at 34',
      question4: 'my visa ends',
    },
    sentences: [
      {
        choice: 'My draft',
        ref: '1',
        mark: '“Does my draft show what I did?”',
        after: 'That is for us.',
        why: 'It is about your text and a published guide.',
      },
      {
        choice: 'Which visa',
        ref: '2',
        mark: '“Should I go for 190 or 491?”',
        after: 'That is for an agent or a lawyer.',
        why: 'Choosing a visa for you is immigration assistance.',
      },
      {
        choice: 'Points',
        ref: '3',
        mark: '“How many points does the table give at 34?”',
        after: 'That is for us.',
        why: 'The official table says it; we show it.',
      },
      {
        choice: 'Visa ends',
        ref: '4',
        mark: '“My visa ends soon. What can I do?”',
        after: 'That is for an agent or a lawyer.',
        why: 'Ask at once. We send you to the register or to a lawyer.',
      },
    ],
  },
}

export const agentArtefact = parseContent(ArtefactSchema, artefact, 'pages/meet-our-agent.ts', 'artefacts/meet-our-agent.ts')
