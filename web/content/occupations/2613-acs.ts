import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '261311',
    title: 'Analyst Programmer',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: ['Programmer Analyst'],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Combines analysis and coding, working out what a system must do and then writing and maintaining the programs that do it.',
    tasks: [
      'Clarify user needs and turn them into designs',
      'Write, test and document program code',
      'Build queries, reports and interfaces',
      'Fix defects and tune performance',
      'Review code and support releases',
      'Support users in production',
    ],
    evidence: [
      'Project showing both the specification and the code you wrote',
      'Release notes or change records with your contributions',
      'Reference letter splitting your time between analysis and programming',
    ],
    near: [
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Both write code every week. Finding out the requirement and designing the answer adds the analyst half; working from an agreed design is developer programmer.',
      },
      {
        authority: 'acs',
        code: '261112',
        difference:
          'Programs in production are the proof that you do more than systems analysis. Specifications alone, however detailed, describe the systems analyst.',
      },
      {
        authority: 'acs',
        code: '261313',
        difference:
          'One user request, turned into a working program, is the usual unit of work here. Architecture and coding standards for a whole system are the engineer’s.',
      },
    ],
    osca: [{ code: '273333', title: 'Software Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261312',
    title: 'Developer Programmer',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: ['Applications Developer', 'ICT Developer', 'ICT Programmer'],
    specialisations: [
      'Cyber Security Developer',
      'Database Developer',
      'Database Programmer (Systems)',
      'Network Programmer',
      'Software Developer',
      'Software Programmer',
    ],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Writes, tests and supports software from agreed designs, turning technical specifications into dependable programs.',
    tasks: [
      'Write code in one or more languages',
      'Develop interfaces, services and database routines',
      'Create unit tests and debug defects',
      'Take part in code review and version control',
      'Integrate third-party components',
      'Maintain and improve existing applications',
    ],
    evidence: [
      'Code samples or repositories with notes on your part',
      'Feature, module or service you delivered, with technical detail',
      'Reference letter naming languages, tools and dates of development work',
    ],
    near: [
      {
        authority: 'acs',
        code: '261313',
        difference:
          'Features built to a given design are developer work. Choosing the architecture, and defending it on security and scale, is engineering.',
      },
      {
        authority: 'acs',
        code: '261311',
        difference:
          'Someone else normally gathers the needs before you begin. Where you do that too, and settle the design with users, analyst programmer describes more of the role.',
      },
      {
        authority: 'acs',
        code: '261212',
        difference:
          'Applications, services and database routines of any kind come under this code. Work that is nearly all browser interfaces and content systems is web development.',
      },
      {
        authority: 'acs',
        code: '261314',
        difference:
          'Unit tests are part of writing code. Test plans, defect logs and release checks for code that others wrote are a tester’s work.',
      },
    ],
    osca: [{ code: '273333', title: 'Software Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261313',
    title: 'Software Engineer',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: ['Software Architect', 'Software Designer'],
    specialisations: ['Computer Applications Engineer', 'Database Designer', 'Systems Architect'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Engineers software as a complete system, choosing architecture and methods so that the result is scalable, secure and maintainable.',
    tasks: [
      'Analyse requirements and system constraints',
      'Design architecture, data and interfaces',
      'Write and review production code',
      'Set coding, testing and release standards',
      'Measure performance, reliability and security',
      'Mentor developers and guide technical decisions',
    ],
    evidence: [
      'Architecture or design document for a system you engineered',
      'Examples of complex code, review or performance work',
      'Reference letter showing design responsibility as well as coding',
    ],
    near: [
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Design documents, reviews and decisions about structure separate this role from coding to a specification. A list of languages and finished tickets shows the developer.',
      },
      {
        authority: 'acs',
        code: '261311',
        difference:
          'Scale shows the difference: whole systems here, single business programs there. An analyst programmer also spends more time with users than with other engineers.',
      },
      {
        authority: 'acs',
        code: '261316',
        difference:
          'You decide how the product is built inside. The DevOps engineer decides how it is packaged, released, watched and recovered.',
      },
      {
        authority: 'ea',
        code: '233411',
        difference:
          'Software for standard hardware belongs with the ACS. If you also drew the circuit and chose the sensors, the tasks include electronics, which Engineers Australia assesses.',
      },
    ],
    osca: [
      { code: '223232', title: 'Data Architect', partial: true },
      { code: '223233', title: 'Data Engineer', partial: true },
      { code: '273233', title: 'Solution Architect', partial: true },
      { code: '273333', title: 'Software Engineer', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261314',
    title: 'Software Tester',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Checks that software behaves as intended by designing tests, running them and reporting what fails and why.',
    tasks: [
      'Review requirements for testability',
      'Write test plans, cases and data',
      'Carry out functional, regression and exploratory tests',
      'Build automated test scripts',
      'Log, retest and report defects',
      'Advise on release readiness',
    ],
    evidence: [
      'Test plan, cases and defect reports you produced',
      'Automation framework or scripts with coverage results',
      'Reference letter describing test types, tools and systems',
    ],
    special: `Software Tester is on the STSOL, and the MLTSSL does not have it. As we read the instrument of 28 March 2026, the code can serve subclass 190 and a nominated 491, and not 189. Of its unit group, 261311, [Developer Programmer 261312](/anzsco/acsanzsco/developer-programmer-261312), 261313 and 261399 are on the MLTSSL, and 261315 to 261317 on the CSOL alone; your work decides between them, not the list.`,
    near: [
      {
        authority: 'acs',
        code: '263213',
        difference:
          'Test cases for an application’s functions place the work here. Environments, load, failover and several systems joined together place it in systems testing.',
      },
      {
        authority: 'acs',
        code: '263211',
        difference: 'A tester runs the product and reports what broke. A quality assurance engineer audits the way the product was made.',
      },
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Automated test scripts are code, but their purpose is to find faults. If most of your commits add product features, the role is development.',
      },
    ],
    osca: [{ code: '272233', title: 'ICT Test Analyst', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261315',
    title: 'Cyber Security Engineer',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: ['ICT Security Engineer', 'Information Security Engineer'],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary:
      'Builds security into software and systems, developing the controls and tooling that keep applications and platforms protected.',
    tasks: [
      'Design and code security features and services',
      'Harden platforms, pipelines and cloud accounts',
      'Integrate identity, encryption and logging tools',
      'Test fixes and verify that controls work',
      'Automate security checks in delivery pipelines',
      'Support incident and vulnerability response',
    ],
    evidence: [
      'Security engineering project with design, implementation and test evidence',
      'Hardening or automation work and the risk it reduced',
      'Relevant security certification alongside references that show hands-on engineering',
    ],
    special:
      'Cyber security engineers have their own code in ANZSCO 2022, and it is on the CSOL only. It does not serve subclasses 189, 190 and 491. The points-tested lists keep one older security code, [262112 ICT Security Specialist](/anzsco/acsanzsco/ict-security-specialist-262112).',
    near: [
      {
        authority: 'acs',
        code: '262117',
        difference:
          'The engineer writes, hardens and automates the control. The architect decides which controls are needed and where they go.',
      },
      {
        authority: 'acs',
        code: '262116',
        difference:
          'Building protection into a pipeline or platform is engineering. Reading logs and threat reports to learn what is happening is analysis.',
      },
      {
        authority: 'acs',
        code: '261316',
        difference:
          'Both own pipelines and cloud accounts. Security scans, secrets and identity are the goal here; faster and steadier releases are the goal there.',
      },
    ],
    osca: [{ code: '271135', title: 'Cyber Security Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '261316',
    title: 'Devops Engineer',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: ['Cloud Computing Engineer', 'Continuous Integration Engineer'],
    labelVariants: ['DevOps Engineer'],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Automates how software is built, tested, released and run so that teams can change systems quickly without losing stability.',
    tasks: [
      'Create build and deployment pipelines',
      'Manage cloud infrastructure as code',
      'Containerise and orchestrate services',
      'Monitor systems and respond to incidents',
      'Improve reliability, cost and scaling',
      'Coach developers on operational practice',
    ],
    evidence: [
      'Pipeline or infrastructure-as-code repository with your commits explained',
      'Reliability or release-speed improvement shown with metrics',
      'Reference letter listing platforms, tools and on-call duties',
    ],
    special:
      'ANZSCO and the instrument print “Devops Engineer”; most people write “DevOps”. The code belongs to ANZSCO 2022 and is on the CSOL, for subclasses 482 and 186. The edition of 2013, used for points-tested visas, has no code with this name.',
    near: [
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Infrastructure described in code and changed by pipeline marks this role. Servers and accounts cared for one by one mark systems administration.',
      },
      {
        authority: 'acs',
        code: '261313',
        difference:
          'Your product is the delivery chain: builds, tests, rollbacks and alerts. The software engineer’s product is the application that passes through it.',
      },
      {
        authority: 'acs',
        code: '261315',
        difference:
          'Reliability and release speed are what you measure. Where closed weaknesses and passed security checks are the measure, the cyber security engineer’s tasks lead.',
      },
    ],
    osca: [
      { code: '273331', title: 'Cloud Engineer', partial: true },
      { code: '273332', title: 'DevOps Engineer', partial: true },
    ],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '261317',
    title: 'Penetration Tester',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: ['Ethical Hacker', 'ICT Vulnerability Tester', 'White Hat'],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Attacks systems with permission to find weaknesses before criminals do, then explains how to close them.',
    tasks: [
      'Agree scope, rules and legal authority',
      'Map targets and gather intelligence',
      'Exploit networks, applications and people-based weaknesses',
      'Record evidence without causing harm',
      'Write reports that rank risk and remedies',
      'Retest after fixes',
    ],
    evidence: [
      'Redacted penetration test report with your methodology',
      'Lab, competition or certification results that prove practical skill',
      'Reference letter confirming authorised testing and the systems covered',
    ],
    special:
      'One list has this code: the CSOL, which follows ANZSCO 2022. Pages that name it for a points-tested visa mix up the editions. Those visas rest on the 2013 edition, which keeps security specialists under [262112](/anzsco/acsanzsco/ict-security-specialist-262112).',
    near: [
      {
        authority: 'acs',
        code: '262116',
        difference:
          'You attack with permission and prove the way in. The analyst watches from the defending side, ranks weaknesses and investigates real events.',
      },
      {
        authority: 'acs',
        code: '262115',
        difference:
          'An exploit that worked is the centre of your report. An adviser reviews designs and controls, and does not need to break in.',
      },
      {
        authority: 'acs',
        code: '261314',
        difference:
          'Software testers compare behaviour with a requirement. Penetration testers look for behaviour that no one required and an attacker could use.',
      },
    ],
    osca: [{ code: '271137', title: 'Penetration Tester', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '261399',
    title: 'Software and Applications Programmers nec',
    authority: 'acs',
    unitGroup: { code: '2613', title: 'Software and Applications Programmers' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: ['Software and Applications Programmers NEC'],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Covers programmers and software specialists whose work does not match a named code in the software and applications group.',
    tasks: [
      'Write software for a platform that the named codes hardly touch, such as a mainframe or a controller',
      'Adapt and customise packaged applications',
      'Script automation and data routines',
      'Test each change and write it up for the next person',
      'Support users and resolve defects',
      'Maintain versions and releases',
    ],
    evidence: [
      'Projects that show programming as the main part of your role',
      'Explanation of why the named programmer codes do not fit',
      'Reference letter with tools, languages and percentage of coding time',
    ],
    special:
      '“Nec” means *not elsewhere classified*. The code is for programmers whose work matches none of the named codes beside it. ANZSCO gives no example titles here, so the case rests on your own tasks and projects.',
    near: [
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Most general coding is already covered by developer programmer. Only an unusual platform or method sets programming work apart enough for this code.',
      },
      {
        authority: 'acs',
        code: '261311',
        difference:
          'Tailoring a packaged system with scripts and settings can sit here. Once you gather requirements and write full programs from them, analyst programmer covers the tasks.',
      },
      {
        authority: 'acs',
        code: '263299',
        difference:
          'Programming as the main duty points here. Supporting or testing the same product, with a script now and then, points to 263299.',
      },
    ],
    osca: [{ code: '273333', title: 'Software Engineer', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
