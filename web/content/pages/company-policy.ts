import { sentInWords } from '../forms.ts'
import { parseContent } from '../parseContent.ts'
import { type PolicyPage, PolicyPageSchema } from '../schema/page.ts'

const sent = Object.values(sentInWords)

const page: PolicyPage = {
  heading: 'Company policy',
  title: 'Refunds, disclaimer and privacy',
  description:
    'How refunds work, what this site cannot promise, what our two forms collect, and how to have it erased. Each clause has a plain summary beside it.',
  lead: 'Here is how refunds work, what we cannot promise, and what happens to your details. It also says how to complain. Each clause has a short summary beside it.',
  effective: '2026-11-22',
  brief: [
    'Before we start',
    'When the fault is ours',
    'No outcome is promised',
    'No cookies, no third parties',
    'See, correct or erase your details',
    'Where else you can go',
  ],
  parts: [
    {
      id: 'refund-policy',
      heading: 'Refund policy',
      clauses: [
        {
          heading: 'Before we start',
          body: `If you cancel before work has begun, you get back all that you paid us. Write to {email}; you need no reason.`,
          summary: 'Nothing done yet: all your money back.',
        },
        {
          heading: 'After we have started',
          body: `If you change your mind during the work, you pay for what has been done. We return the rest. The stages in your quote show what belongs to which part, and we explain the sum line by line.`,
          summary: 'Pay for work done. The rest is returned.',
        },
        {
          heading: 'When the fault is ours',
          body: `We first put our own mistake right at no cost. If that fails, or comes too late to be of use, we return the price of the part concerned.

Where a failure is a major one under the Australian Consumer Law, you may cancel and ask for a refund. You may also claim for losses that could reasonably be foreseen. We do not ask you to accept a second try in that case.`,
          summary: 'Our fault: fixed free, or paid back.',
        },
        {
          heading: 'A negative outcome',
          body: `An authority’s decision is not in our hands. A negative or lower outcome alone is therefore no ground for a refund. If it shows that we failed in agreed work, the clause before this one applies. Your rights under consumer law stay as they are.`,
          summary: 'The decision itself is not refundable. Our mistake is.',
        },
        {
          heading: 'Money paid to others',
          body: `Fees of an authority, a test centre or a translator go from you to them. We do not hold that money and cannot return it. Ask them about their own rules. If a mistake of ours made you lose such a fee, tell us. We then look at it as a loss we may owe you.`,
          summary: 'Ask the authority about its fee. Tell us if we caused the loss.',
        },
        {
          heading: 'When we stop because of honesty',
          body: `We end the work when material is false, or when we are asked to write it for you. You then pay for the work done until that day. We return the rest.`,
          summary: 'Even then you pay only for work done.',
        },
        {
          heading: 'How to ask',
          body: `Write to {email} with your name, the work and the reason if you want to give one. We answer in writing, with the sum and how we worked it out. Money goes back the way it came, unless you ask for another way.

Nothing here limits your rights under the Australian Consumer Law. The [ACCC](https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees) explains them.`,
          summary: 'One email is enough. Your legal rights stay whole.',
        },
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      clauses: [
        {
          heading: 'We are not an authority',
          body: `We are independent. We are not part of Engineers Australia, the Australian Computer Society, the Institute of Managers and Leaders or the Australian Government. None of them has approved us, and none is our partner. We use their names only to say which assessment a page is about.`,
          summary: 'No authority endorses us.',
        },
        {
          heading: 'No outcome is promised',
          body: `Each authority decides on your evidence and its own rules. We cannot know or influence a decision, and no page of ours should be read as a forecast.`,
          summary: 'We do not predict or promise results.',
        },
        {
          heading: 'General information, not advice',
          body: `This website gives general information. It does not know your case. It is not immigration assistance and not legal advice. Before you act on a rule that matters to you, read it at the authority. For advice, see a registered migration agent or an Australian lawyer; [Meet our agent](/meet-our-agent) shows how to check one.`,
          summary: 'Read it as a guide. Get advice from those who may give it.',
        },
        {
          heading: 'Rules change',
          body: `In our guides and lists, facts that can change carry a source and the day we checked them. Between two checks a rule may change. If our page and the authority’s page differ, believe the authority, and please tell us at {email}. We correct errors and change the date.`,
          summary: 'Look at the date. The authority’s page wins.',
        },
        {
          heading: 'The points calculator',
          body: `The [calculator](/services/pr-points-calculator) adds up what you enter. Its sum is an estimate, and it does not check your documents. The pass mark is not an invitation. Home Affairs decides what counts.`,
          summary: 'A sum, not a decision.',
        },
        {
          heading: 'Samples and examples',
          body: `Samples and examples on this site are made up to explain a point. Do not copy them. Copied text can be found by software, and it can bring a rejection or a ban.`,
          summary: 'Learn from samples. Never copy them.',
        },
        {
          heading: 'Links to other sites',
          body: `We link to authorities and public bodies so that you can check us. We do not run their pages. When you follow a link, that site’s own rules and privacy terms apply.`,
          summary: 'Other sites have their own rules.',
        },
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      clauses: [
        {
          heading: 'Who is responsible',
          body: `We are the service that runs this website from {location}. For anything about your details write to {email} or call {phone}. We handle personal information by the [Australian Privacy Principles](https://www.oaic.gov.au/privacy/australian-privacy-principles).`,
          summary: 'Write to {email} about your details.',
        },
        {
          heading: 'What the enquiry form collects',
          body: `The enquiry form appears on pages and in the popup. When you press Submit it sends:

${sent.map(({ whole }) => `- ${whole}`).join('\n')}

You need to give either an email address or a phone number. Where a page sets no subject, your message is sent as the subject too. Please do not put passport numbers, passwords or drafts in the message.`,
          summary: `${sent.map(({ short }) => short).join(', ')}.`,
        },
        {
          heading: 'What the sample form collects',
          body: `The form in the footer sends your email address and the code of the discipline you chose. With them goes a fixed subject that names the form. If you choose “Please Specify”, a text field opens. What you type there stays on your device and is **not sent** to us.`,
          summary: 'Email and discipline code. The “please specify” text is not sent.',
        },
        {
          heading: 'Why we collect it',
          body: `We use your details to answer you, to prepare a quote if you want one, and to send the sample you asked for. No law makes you give them. Without them we cannot answer. With an entry we store the time it arrived, and codes made from it that show whether the same message came twice. We also store the page you sent it from and the page your visit began at, to see which pages help. If an advertisement brought you here, we store the name it had in the address. Until you close the tab, your browser keeps where the visit began. All are removed with your message. A program may mark an entry as likely spam, and a person can still read it. No program decides whether we help you.`,
          summary: 'To answer you. Giving details is your choice.',
        },
        {
          heading: 'What stays on your device',
          body: `What you type in a form is kept in this browser tab’s session storage, so that a reload does not lose it. It is removed when the form has been sent or when you close the tab. It reaches us only when you press Submit.

Ticks in a checklist are kept in your browser on this device and are not sent to us. The button under a list clears its ticks. The points calculator adds up in your browser and notes your rows in the page’s own address. It sends us nothing, unless you choose to put the sum into an enquiry.`,
          summary: 'Drafts, ticks and sums stay in your browser.',
        },
        {
          heading: 'No cookies, no third parties',
          body: `The pages of this site set no cookies. They load nothing from other companies: no analytics, advertising, maps, fonts, videos or chat boxes. Links to WhatsApp, Facebook, Instagram and YouTube are plain links. Those companies learn of your visit only if you follow one, and then their own terms apply.`,
          summary: 'Our pages call in no other company.',
        },
        {
          heading: 'What our server sees',
          body: `Like every web server, ours receives the internet address (IP address) of your device and the address of the page you ask for. We use this to deliver the page, to keep the service running and to stop abuse of the forms. To stop abuse we count requests for some minutes, under a code made from the address. We do not use it to build a profile of you.`,
          summary: 'Technical data runs the site. It is not a profile.',
        },
        {
          heading: 'Where it is stored and who sees it',
          body: `Form entries go to our own lead inbox. It is a database that we run on a server in {hostingCountry}. The people who answer enquiries can read it. A copy of a new entry may also go to our own mailbox, or to another system that works for us. The companies that run these for us may not use the data for themselves.

We do not sell, rent or swap your details. We do not pass them to an authority, an employer or anyone else without your consent, unless the law requires it. If you write to us by email or WhatsApp, your message may travel through other countries on the way.`,
          summary: 'Our own inbox, on a server in {hostingCountry}. Never sold.',
        },
        {
          heading: 'How long we keep it',
          body: `We delete an entry in our inbox {retentionMonths} months after it reached us, or earlier if you ask. A backup can hold it for up to 15 days more. A copy in our mailbox, or in another system that works for us, we delete when you ask. If you become a client, we keep your file while we work. We delete it {retentionMonths} months after the work has ended. Records that tax or other law makes us keep, such as invoices, stay as long as that law says.`,
          summary: '{retentionMonths} months in our inbox, or less if you ask.',
        },
        {
          heading: 'Documents you send as a client',
          body: `We ask only for documents that your work needs. We tell you how to send them safely; the forms here take no files. We do not put your documents or drafts into an outside AI, translation or similarity tool without your written consent. Before you consent, you learn the tool’s name, the country where it runs and whether it stores files.`,
          summary: 'Only what is needed, and no outside tool without your yes.',
        },
        {
          heading: 'Marketing',
          body: `Sending a form is not consent to marketing. We send news or offers only if you agreed to that separately. Each such message says who we are and how to stop it, and stopping is free.`,
          summary: 'No newsletters unless you ask for them.',
        },
        {
          heading: 'See, correct or erase your details',
          body: `Write to {email} from the address you used, or tell us another way to recognise you. You may ask what we hold, have it corrected, or have it erased. You pay nothing for asking. We erase what no law makes us keep, and tell you in writing when it is done. A review you take back leaves this site and its stored earlier versions within a day, and our backups within 15 days more. If we must refuse, we say why and how to complain.`,
          summary: 'One email to see, correct or erase.',
        },
        {
          heading: 'Keeping it safe',
          body: `The connection to the site should always be encrypted; look for https in the address. Only people who need the inbox have access, each with a login of their own. If a data breach is likely to cause you serious harm, we tell you and the Australian Information Commissioner, as the law requires.`,
          summary: 'Few people have access. You hear of serious breaches.',
        },
        {
          heading: 'Privacy complaints',
          body: `Tell us first, at {email}. We look into it and answer in writing. If you get no answer or do not agree with it, you can complain to the [Office of the Australian Information Commissioner](https://www.oaic.gov.au/privacy/privacy-complaints) (OAIC).`,
          summary: 'First us, then the OAIC.',
        },
        {
          heading: 'Changes to this part',
          body: `A new version carries a new date at its head. If we want to use details you already gave us in a new way, we ask you first.`,
          summary: 'New use of old details needs your consent.',
        },
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      clauses: [
        {
          heading: 'How to complain to us',
          body: `Write to {email} or call {phone}. Say what happened, when, and what would put it right. You can write in simple English; grammar does not matter. Someone else may write for you if you tell us so.`,
          summary: 'Say what happened and what you want.',
        },
        {
          heading: 'What we do with it',
          body: `We confirm in writing that we have it. Where we can, a person who did not do the work looks at it. You get an answer with reasons and, if we were wrong, with what we will do. A complaint never makes us drop or slow your work.`,
          summary: 'A written answer with reasons.',
        },
        {
          heading: 'Where else you can go',
          body: `- **Buying and contracts:** [NSW Fair Trading](https://www.fairtrading.nsw.gov.au/), or the consumer body of your state.
- **Personal details:** the [OAIC](https://www.oaic.gov.au/privacy/privacy-complaints).
- **A registered migration agent:** the [Office of the Migration Agents Registration Authority](https://www.mara.gov.au/).
- **A decision of an authority:** that authority’s own review process. [Review letters](/services/review-cover-letter) explains the time limits.

You may turn to them whenever you like. Some of them, such as the OAIC, ask you to try us first.`,
          summary: 'Outside bodies are open to you at any time.',
        },
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      clauses: [
        {
          heading: 'What we aim for',
          body: `We aim to meet the Web Content Accessibility Guidelines 2.2 at level AA. The text of every page can be read without JavaScript. Menus and forms are meant to work with a keyboard alone, on a small phone and with large text. Motion is held back when your device asks for less of it.`,
          summary: 'Built to be read and used by everyone.',
        },
        {
          heading: 'If something does not work',
          body: `Tell us the page and what went wrong, at {email} or {phone}. You need not know technical terms. Until we have fixed it, we give you the same information in another way, such as plain text by email or over the phone.`,
          summary: 'Tell us, and you get it another way meanwhile.',
        },
      ],
    },
  ],
}

export const companyPolicy = parseContent(PolicyPageSchema, page, 'pages/company-policy.ts')
