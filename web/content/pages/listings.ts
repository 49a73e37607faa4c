import { parseContent } from '../parseContent.ts'
import { type Listing, ListingSchema } from '../schema/indexPage.ts'

const ea: Listing = {
  authority: 'ea',
  heading: 'Engineering occupations that Engineers Australia assesses',
  title: 'EA occupations and ANZSCO codes',
  description:
    'Search the ANZSCO codes that Engineers Australia assesses: tasks, category, visa lists, near codes and the source of each, with the day we read it.',
  lead: 'Search by title, another name for the job, or six-digit code. Each entry gives tasks, evidence, the lists it is on and similar codes. The choice stays with you.',
  intro: `### Occupation and category are two questions

The **occupation** is the six-digit code, such as [Civil Engineer 233211](/anzsco/eaanzsco/civil-engineer-233211). The **category** is the level at which Engineers Australia (EA) assesses you: Professional Engineer, Engineering Technologist, Engineering Associate or Engineering Manager. Your qualification usually points to the category. So two people in the same job can belong to different categories. A three-year engineering technology degree usually points to [Engineering Technologist](/anzsco/eaanzsco/engineering-technologist-233914), whatever the job title says.

### How to compare two codes

1. Note what you did in a normal month, with hours for each kind of work.
2. Read the tasks of both codes, and mark only those you can prove.
3. Look at what left your desk. Calculations, drawings, test reports and site records point to different codes.
4. Hold your transcript beside the code. Does the study support that branch?
5. Read the near codes on the entry, because an assessor may see you there.

Do not copy task lists into letters or episodes. Engineers Australia decides whether your evidence fits. Which code to nominate for a visa is a question for a [registered migration agent or lawyer](/meet-our-agent).

### What the four lists mean

The right column follows the instruments as compiled on 28 March 2026. Lists change by amendment, so read the row for your code on the day.

| List | Visas it serves | On this page |
| --- | --- | --- |
| MLTSSL, Medium and Long-term Strategic Skills List | 189, 190, 491 and the vocational stream of 485 | Nearly all codes for engineers |
| STSOL, Short-term Skilled Occupation List | 190, and 491 with nomination | No code that we found |
| ROL, Regional Occupation List | 491 with nomination | Two: [Mechanical Engineering Draftsperson 312511](/anzsco/eaanzsco/mechanical-engineering-draftsperson-312511) and [312999](/anzsco/eaanzsco/building-and-engineering-technicians-nec-312999) |
| CSOL, Core Skills Occupation List | 482 Core Skills stream and 186 Direct Entry; not 189 | Most codes; [Telecommunications Engineer 263311](/anzsco/eaanzsco/telecommunications-engineer-263311) is not on it |

The employer-sponsored regional visa 494 has lists of its own. [Electronic Engineering Draftsperson 312411](/anzsco/eaanzsco/electronic-engineering-draftsperson-312411) is only there.

### ANZSCO, not OSCA

These are ANZSCO codes. OSCA is the newer classification of the Australian Bureau of Statistics, made for statistics. For visas, the Home Affairs rows of these codes named ANZSCO editions in September 2026. Our newest sources on skills assessments are of mid-2026, and they keep to ANZSCO too. An OSCA code cannot replace it: part of Civil Engineer, for instance, became Water Engineer. [ANZSCO or OSCA](/blogs/anzsco-or-osca) has the details.`,
  sources: [
    'ea-msa',
    'ea-categories',
    'lin-19-051',
    'lin-24-093',
    'lin-19-219',
    'lin-19-260',
    'ha-engineering-occupations',
    'abs-anzsco',
    'abs-osca',
  ],
  questions: [
    {
      question: 'My degree is in one branch and my job in another. Which code is mine?',
      answer:
        'Both are looked at, and we do not choose for you. An accredited title serves the occupation it names. For another occupation the usual route is a [Competency Demonstration Report](/services/cdr-writing). Ask Engineers Australia if your documents point two ways.',
    },
    {
      question: 'Why do some entries name a second authority?',
      answer:
        'The instruments allow it. [Engineering Manager 133211](/anzsco/eaanzsco/engineering-manager-133211) may go to Engineers Australia or the Institute of Managers and Leaders. Two technical codes, 312211 and 312999, may go to Engineers Australia or VETASSESS. The bodies ask for different documents, so read both before you pay.',
    },
    {
      question: 'My occupation is not here. Who assesses it?',
      answer:
        'Probably another body. Several technician codes, for example, belong to Trades Recognition Australia or VETASSESS. The [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) names the authority in most rows.',
    },
    {
      question: 'If my code is on a list, can I apply for that visa?',
      answer:
        'The list is one condition among several. For a points-tested visa, others are points, age, English and an invitation. States keep narrower lists of their own. The [calculator](/services/pr-points-calculator) shows the sum, not your chances.',
    },
    {
      question: 'What does “nec” mean?',
      answer:
        'Not elsewhere classified. It is a code for work that fits no other entry in its group. Read every neighbour first, because a more exact code may exist.',
    },
  ],
  form: {
    title: 'Ask about evidence for your occupation',
    messageLabel: 'Your code, degree and usual work',
    messagePlaceholder: 'For example: 233512, four-year mechanical degree, six years in plant maintenance and design',
    subject: 'EA occupation list enquiry',
  },
}

const acs: Listing = {
  authority: 'acs',
  heading: 'ICT occupations that the Australian Computer Society assesses',
  title: 'ACS occupations and ANZSCO codes',
  description:
    'Search the ANZSCO codes that the ACS assesses, from developers to cyber security and data: tasks, editions, visa lists, near codes, sources and dates.',
  lead: 'Search by title, another name for the job, or six-digit code. Each entry shows which ANZSCO edition the code belongs to. In this field that can decide which visas it serves.',
  intro: `### Look at the edition first

ICT changes faster than classifications do. In the copy we read, the Home Affairs list uses ANZSCO 2022 for the 482 and 186 visas, and ANZSCO 2013 for the others. Three groups follow from that:

- **Codes in both editions**, such as [Software Engineer 261313](/anzsco/acsanzsco/software-engineer-261313). These are most of the list.
- **Codes of 2022 only**, for cyber security, DevOps and data. One is [Cyber Security Analyst 262116](/anzsco/acsanzsco/cyber-security-analyst-262116).
- **Codes of 2013 only:** [ICT Security Specialist 262112](/anzsco/acsanzsco/ict-security-specialist-262112) and [ICT Trainer 223211](/anzsco/acsanzsco/ict-trainer-223211).

### What the four lists mean

The right column follows the instruments as compiled on 28 March 2026.

| List | Visas it serves | On this page |
| --- | --- | --- |
| MLTSSL (medium and long term) | 189, 190, 491, and 485 in its vocational stream | Among others [ICT Business Analyst 261111](/anzsco/acsanzsco/ict-business-analyst-261111) and Software Engineer 261313 |
| STSOL (short term) | 190, and 491 if nominated; not 189 | Among others [Systems Administrator 262113](/anzsco/acsanzsco/systems-administrator-262113) and [Database Administrator 262111](/anzsco/acsanzsco/database-administrator-262111) |
| ROL (regional) | 491 if nominated | No code that we found |
| CSOL (core skills) | 482 Core Skills stream and 186 Direct Entry; not 189 | Most codes. For the codes of 2022 it is the only one of the four |

So a news item about “the skills list” may not concern you. Ask which list, and which visa. The 494 visa has lists of its own.

### Titles mislead, tasks do not

Job titles in this field are loose. One company’s “software engineer” is another’s “developer”. Try this with two near codes, such as [Developer Programmer 261312](/anzsco/acsanzsco/developer-programmer-261312) and Software Engineer 261313:

| Ask of your own work | It may point to |
| --- | --- |
| Did you mostly write and test code from an agreed design? | The tasks of a programmer |
| Did you decide architecture, methods and quality for the whole system? | The tasks of an engineer |
| Did you find out what users need, and leave the code to others? | Analysis codes |
| Did you keep running systems healthy? | Administration or support codes |

Count months, not single days. Then check whether your employers’ letters say the same. The table does not pick a code, and the ACS judges your evidence. For the visa side of the choice, see [who may advise you](/meet-our-agent).

### ANZSCO, not OSCA

The Australian Bureau of Statistics now has OSCA for statistics. Up to 22 September 2026, skills assessments and visas use ANZSCO. The new codes cut this field in other places: Analyst Programmer and Developer Programmer both become Software Engineer there. [The guide](/blogs/anzsco-or-osca) explains why you cannot swap them.`,
  sources: [
    'acs-pathways',
    'acs-portal',
    'acs-reviews',
    'lin-19-051',
    'lin-24-093',
    'lin-19-260',
    'ha-occupation-list',
    'abs-anzsco',
    'abs-osca',
  ],
  questions: [
    {
      question: 'May I take the wording for my reference letter from here?',
      answer:
        'No. The ACS does not accept duties copied from ANZSCO or from another letter. Our task lines are ours, and public as well. The signer describes your real work: see [the letter checklist](/blogs/acs-reference-letter-checklist).',
    },
    {
      question: 'Why do I find a data scientist twice?',
      answer:
        '[Data Scientist 224115](/anzsco/acsanzsco/data-scientist-224115) is a code of 2022. Under the older code 224999 the ACS assesses data scientists only, and VETASSESS all others. The two are on different lists.',
    },
    {
      question: 'Can I change the occupation after the result?',
      answer:
        'ACS rules of 2024 let a review change it within 60 days of the result. Its fee list of November 2025 names Appeal Level 1 and 2 in place of a review. Read the [ACS pages](https://www.acs.org.au/msa.html), then [review letters](/services/review-cover-letter).',
    },
    {
      question: 'Can I apply for two occupations?',
      answer:
        'Up to three occupations can be nominated, by an adviser’s account of the changes of April 2024. You choose them and their tasks yourself in the portal. Read the [ACS pages](https://www.acs.org.au/msa.html) before you pay, because older guides say otherwise.',
    },
    {
      question: 'Does my degree limit the code?',
      answer:
        'It affects the years. The ACS looks at how much IT your award contains, and how close your work and your study are to the occupation. [Our guide to the ACS date](/blogs/acs-experience-deduction) has the table.',
    },
  ],
  form: {
    title: 'Ask about ACS documents for your code',
    messageLabel: 'Your code, pathway and jobs',
    messagePlaceholder: 'For example: 261313, computing degree, three employers since 2017, no letters yet',
    subject: 'ACS occupation list enquiry',
  },
}

const iml: Listing = {
  authority: 'iml',
  heading: 'Management occupations that the Institute of Managers and Leaders assesses',
  title: 'IML occupations and ANZSCO codes',
  description:
    'The nine management codes that IML assesses, from chief executive to procurement: tasks, visa lists, near codes and what is special, with source and date.',
  lead: 'Nine occupations, all at senior level. Each entry gives tasks, evidence, lists and similar codes. A manager’s title alone does not place you here.',
  intro: `### Level comes before the code

Only senior managers are assessed by the Institute of Managers and Leaders (IML). So ask two things in this order. Do you lead managers, or a whole function? And which function is it? A team leader in purchasing and a [Procurement Manager 133612](/anzsco/imlanzsco/procurement-manager-133612) both buy. Only one of them sets the sourcing policy.

| If your documents show that you answer for | Compare these entries |
| --- | --- |
| Several functions through their heads | [111111](/anzsco/imlanzsco/chief-executive-or-managing-director-111111) and [111211](/anzsco/imlanzsco/corporate-general-manager-111211) |
| Markets, campaigns or reputation | [131112](/anzsco/imlanzsco/sales-and-marketing-manager-131112), [131113](/anzsco/imlanzsco/advertising-manager-131113) and [131114](/anzsco/imlanzsco/public-relations-manager-131114) |
| Goods: buying, storing, moving | [133611](/anzsco/imlanzsco/supply-and-distribution-manager-133611) and 133612 |
| People policy | [132311](/anzsco/imlanzsco/human-resource-manager-132311) |
| Engineering units | [133211](/anzsco/imlanzsco/engineering-manager-133211), here and at [Engineers Australia](/anzsco/eaanzsco/engineering-manager-133211) |

Reading two entries side by side is not a choice of code. IML gives no opinion in advance, and neither do we.

### What the four lists mean

Management codes are spread over the lists more than others. The right column follows the instruments as compiled on 28 March 2026.

| List | Visas it serves | On this page |
| --- | --- | --- |
| MLTSSL, medium and long term | 189, 190, 491; also 485 (vocational stream) | Engineering Manager 133211 |
| STSOL, short term | 190; 491 by nomination | Sales and Marketing 131112, Advertising 131113, Human Resource 132311, Supply and Distribution 133611 |
| ROL, regional | 491 by nomination | Public Relations 131114, Procurement 133612 |
| CSOL, core skills | 482 (Core Skills stream) and 186 Direct Entry; not 189 | All but Public Relations 131114; some carry conditions |

**A trap:** 111111 and 111211 carry the label MLTSSL in the instrument for the 494 visa. They are not on the lists for 189, 190 and 491. A page that prints only “MLTSSL” beside them misleads. The conditions on the CSOL are in the instrument itself, so read the row to its end.

### ANZSCO, not OSCA

The codes here are ANZSCO. The Australian Bureau of Statistics has a newer classification for statistics, OSCA. Public Relations Manager 131114, for instance, became Communications Manager there, with another number. Up to 22 September 2026, visas and skills assessments use ANZSCO. [More on the two](/blogs/anzsco-or-osca).`,
  sources: [
    'iml-faq',
    'vetassess-production-manager',
    'lin-19-051',
    'lin-24-093',
    'lin-19-219',
    'lin-19-260',
    'ha-occupation-list',
    'abs-anzsco',
    'abs-osca',
  ],
  questions: [
    {
      question: 'My card says Operations Manager. Which entry is that?',
      answer:
        'None by name. In manufacturing, read 133512 Production Manager (Manufacturing): [VETASSESS](https://www.vetassess.com.au/check-my-occupation/professional-occupations/production-manager-manufacturing) assesses it and names operations managers in production. Elsewhere your duties decide. [Operations manager: which code](/blogs/operations-manager-anzsco) goes through them.',
    },
    {
      question: 'Engineering Manager: IML or Engineers Australia?',
      answer:
        'Both are in the instruments. The first looks at senior management, the second at a Competency Demonstration Report. Read [one entry](/anzsco/eaanzsco/engineering-manager-133211) and [the other](/anzsco/imlanzsco/engineering-manager-133211). Which outcome serves a visa is a question for a registered agent or lawyer.',
    },
    {
      question: 'Why do other sites give 131112 for Advertising Manager?',
      answer: 'It is a misprint that spread. 131112 is Sales and Marketing Manager. Advertising Manager is 131113.',
    },
    {
      question: 'Can an occupation move to another authority?',
      answer:
        'Yes, by an amendment of the instrument. On 28 March 2026 all nine were with IML in one instrument or another, Human Resource Manager included. Check the authority in the official row before you pay.',
    },
    {
      question: 'Is there a minimum number of staff?',
      answer:
        'IML’s questions and answers name none. Charts, delegations and position descriptions show level better than a head count. [IML statements](/services/iml-comp-assessment-writing) says what to draw.',
    },
  ],
  form: {
    title: 'Ask about documents for a management code',
    messageLabel: 'Your role, whom you report to, who reports to you',
    messagePlaceholder: 'For example: head of supply, report to the CEO, four managers below me, two sites',
    subject: 'IML occupation list enquiry',
  },
}

export const listings = {
  ea: parseContent(ListingSchema, ea, 'pages/listings.ts (ea)'),
  acs: parseContent(ListingSchema, acs, 'pages/listings.ts (acs)'),
  iml: parseContent(ListingSchema, iml, 'pages/listings.ts (iml)'),
}
