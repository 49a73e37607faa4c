import { parseContent } from '../parseContent.ts'
import { type PolicyPage, PolicyPageSchema } from '../schema/page.ts'

const page: PolicyPage = {
  heading: 'Terms',
  title: 'Terms of our service',
  description:
    'What we do and refuse, who the author is, how quotes and changes work, and what we fix at no cost. Each clause has a plain summary beside it.',
  lead: 'These are the terms on which we help you prepare your own skills assessment. Each clause has a short summary beside it. Where the two seem to differ, the clause counts.',
  effective: '2026-11-21',
  brief: [
    'When they start to bind',
    'What we refuse',
    'You are the author',
    'What a quote says',
    'We fix our own mistakes at no cost',
    'You can stop at any time',
  ],
  parts: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      clauses: [
        {
          heading: 'Who the terms are between',
          body: `“We” and “us” mean the service that runs this website from {location}. “You” means the person who asks for help with their own assessment.

An employer or family member may pay for you. You stay the client, and we take instructions about your material from you alone.`,
          summary: 'The agreement is with you, the applicant, even when someone else pays.',
        },
        {
          heading: 'When they start to bind',
          body: `Reading this website binds you to nothing. Sending a form binds you to nothing either. An agreement begins when you accept a written quote from us. Email counts as writing. The quote and these terms then form the agreement, and where they differ the quote goes first.`,
          summary: 'No contract until you accept a written quote.',
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do and what we refuse',
      clauses: [
        {
          heading: 'What we do',
          body: `Depending on your quote, we:

- interview you and ask questions that help you recall your own work
- explain the structure an authority asks for
- list the evidence you need and check what you have collected
- compare your draft with the published criteria
- put comments beside a text you wrote, within the limits of the authority’s rule
- name and order your files, and follow on your shared screen while you upload them`,
          summary: 'Questions, structure, checklists, comments and help with files.',
        },
        {
          heading: 'What we refuse',
          body: `We do not write career episodes, summary statements, ACS project reports or statements of competence for you. We do not write or sign references, invent duties, or alter documents. We do not edit ACS project reports. We do not disguise copied or machine-made text.

We say no to such a request whatever is offered. Nothing in a quote can be read as a promise to do it.`,
          summary: 'We never write your text, invent a fact or disguise a copy.',
        },
        {
          heading: 'No immigration or legal advice',
          body: `Our preparation service gives no immigration assistance and no legal advice. We do not choose your visa, state, occupation or points strategy. [Meet our agent](/meet-our-agent) says who may advise you in Australia, and how to check a registration.`,
          summary: 'Ask a registered migration agent or lawyer about visas.',
        },
      ],
    },
    {
      id: 'authorship-and-honesty',
      heading: 'Authorship and honesty',
      clauses: [
        {
          heading: 'You are the author',
          body: `Engineers Australia and the ACS require your own work. You write every sentence that goes to an authority as yours. You decide on each comment we make. You keep your drafts and notes, so that you can show how the text came about.`,
          summary: 'You write it, you decide on it, you can prove it.',
        },
        {
          heading: 'Everything must be true',
          body: `You give us true facts and real documents. You tell us about earlier applications, outcomes or bans that matter for the work. You tell us if any part of a draft came from a sample, another person or a writing tool. You read the final file and approve it before anything is lodged.`,
          summary: 'True facts, real documents, and tell us what is not yours.',
        },
        {
          heading: 'When we see something wrong',
          body: `If a statement looks untrue or copied, we ask you about it. If the answer does not settle it, we stop work on that part. We do not help to lodge material that we believe to be false. The clause on ending says what happens to the price.`,
          summary: 'We ask first. If it stays wrong, we stop.',
        },
        {
          heading: 'What you may do with our material',
          body: `You may keep and use our questions, checklists and comments for your own application. Please do not sell them or hand them on as templates. Your own text, records and drafts belong to you before, during and after the work.`,
          summary: 'Your text is yours. Our guides are for your own use.',
        },
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      clauses: [
        {
          heading: 'Answers and time limits',
          body: `We can work only with what you send. Your quote names what we need and when. Time limits set by an authority are yours to watch, even when we have seen the letter. Tell us about every date early.`,
          summary: 'Send what is needed. Dates set by an authority are yours.',
        },
        {
          heading: 'Your account and your password',
          body: `The account with an authority is opened in your name, with your own email address. Never send us a password in a message. You sign in, you read each entry, and you submit the application yourself. Messages from the authority reach you directly.`,
          summary: 'The account is yours. You check it and you submit.',
        },
        {
          heading: 'Documents you may share',
          body: `Send only documents that you may show us. Cover trade secrets, client names and security details, or get permission. If a referee’s details are in your file, tell the referee.`,
          summary: 'Share what you are allowed to share.',
        },
      ],
    },
    {
      id: 'quotes-and-payment',
      heading: 'Quotes and payment',
      clauses: [
        {
          heading: 'What a quote says',
          body: `Before any work we send a written quote. It describes the work, its limits, your part, the stages, and one total price in a named currency. The total includes GST where GST applies. You owe nothing until you accept it in writing. [Pricing](/pricing) explains how a quote is made.`,
          summary: 'One total price, agreed in writing, GST included where it applies.',
        },
        {
          heading: 'Fees of others',
          body: `Fees of an authority, tests, translations, certified copies and visa charges are not part of our price unless the quote says so. You pay them yourself to whoever sets them. They change, and we have no say in them.`,
          summary: 'Authority, test and translation fees are separate.',
        },
        {
          heading: 'When you pay',
          body: `The quote says when each part is due and how you can pay. We do not charge for a stage that you have not ordered. If a payment is late, we may pause until it arrives; we tell you first.`,
          summary: 'Pay by stage, as the quote says. No hidden charge.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      clauses: [
        {
          heading: 'Changes to the work',
          body: `Your plans may change: another occupation, a further episode, a new letter from the authority. We then send a new quote for the difference. We do not start on it, or charge for it, before you agree in writing.`,
          summary: 'Extra work needs your written yes first.',
        },
        {
          heading: 'Changes to an authority’s rules',
          body: `An authority may change its rules while we work. We tell you when we notice. The change may make part of the agreed work useless or forbidden. We then agree with you on something else, or return the price of that part.`,
          summary: 'If a new rule spoils part of the work, you do not pay for that part.',
        },
        {
          heading: 'Changes to these terms',
          body: `A new version carries a new date above. It applies to quotes accepted from that day. Your agreement keeps the version that was current when you accepted, unless you agree to the new one.`,
          summary: 'Your version stays your version.',
        },
      ],
    },
    {
      id: 'service-guarantee',
      heading: 'Service guarantee',
      clauses: [
        {
          heading: 'We fix our own mistakes at no cost',
          body: `We may leave out agreed work, overlook a published requirement we undertook to check, or name or order a file wrongly. Then we do it again at no charge. Tell us what is wrong and show us the place. This covers our own work. It does not cover facts we were not given, or rules that changed afterwards.

If we cannot fix the mistake, we return the price of the part concerned. The [refund policy](/company-policy#refund-policy) says how.`,
          summary: 'Our mistake, our cost.',
        },
        {
          heading: 'No outcome is promised',
          body: `The authority decides, and Home Affairs decides about visas. No one can honestly promise a result, and we do not. A negative outcome alone does not mean that our work was poor. Where it shows a mistake of ours, the clause above applies.`,
          summary: 'We answer for our work, not for the decision.',
        },
        {
          heading: 'Your rights under consumer law',
          body: `The Australian Consumer Law gives consumers rights that no contract can take away. Services must be given with due care and skill, be fit for a purpose you made known, and be delivered in a reasonable time. Nothing in these terms limits, excludes or changes those consumer guarantees. The [ACCC](https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees) explains them. If the law where you live also protects you and cannot be set aside, you keep that protection too.`,
          summary: 'Your legal rights come first, always.',
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      clauses: [
        {
          heading: 'We keep your material to ourselves',
          body: `We use your documents and drafts only for your work. We do not show them to other clients, reuse them as samples, or publish them. Only the people who work on your file may open it. We put nothing into an outside AI or similarity tool without your written consent.

We may have to disclose material when the law or a court requires it. If the law allows, we tell you first.`,
          summary: 'Your documents are used for your work and nothing else.',
        },
        {
          heading: 'What you may say',
          body: `You may talk freely about us, praise us or complain. Nothing in our agreement stops you from writing an honest review or going to a regulator.`,
          summary: 'You may say what you think of us, in public too.',
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending the work',
      clauses: [
        {
          heading: 'You can stop at any time',
          body: `Write to {email}. You need no reason. You pay for the stages done and for the part of a stage already worked on. The rest comes back to you.`,
          summary: 'Stop when you like. Pay only for what was done.',
        },
        {
          heading: 'When we can stop',
          body: `We may end the work if you ask for something we refuse, or give us false material. We may end it if you do not answer or pay after a reminder. We may also end it if we can no longer do it properly. We tell you why, in writing. You pay only for work done; where the fault is ours, you pay nothing for work you cannot use.`,
          summary: 'We end it only for a stated reason, in writing.',
        },
        {
          heading: 'What happens afterwards',
          body: `You receive the comments and lists made up to that day. We keep or delete your file as our [privacy part](/company-policy#privacy) says. The clauses on confidentiality, consumer rights and disputes go on.`,
          summary: 'You get what was made. Privacy and confidentiality go on.',
        },
      ],
    },
    {
      id: 'disputes-and-law',
      heading: 'Disputes and law',
      clauses: [
        {
          heading: 'Talk first',
          body: `Write to {email} or call {phone}, say what happened and what you would like. A person who can decide will read it. If we cannot agree, we are willing to try mediation before a court. You may go to NSW Fair Trading or another regulator at any time. The [complaints part](/company-policy#complaints) says how.`,
          summary: 'Tell us, then a mediator or regulator. You choose.',
        },
        {
          heading: 'Governing law',
          body: `The law of New South Wales, Australia, governs these terms. Its courts and tribunals can hear disputes about them. This does not take away a right you have to use a court or regulator where you live.`,
          summary: 'New South Wales law, without taking away your own rights.',
        },
        {
          heading: 'If a clause fails',
          body: `If a court finds a clause unfair or invalid, that clause falls away and the others stay. If we do not insist on a clause once, we do not give it up.`,
          summary: 'If one clause fails, the others still apply.',
        },
      ],
    },
  ],
}

export const terms = parseContent(PolicyPageSchema, page, 'pages/terms.ts')
