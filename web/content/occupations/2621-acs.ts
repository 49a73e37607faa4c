import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '262111',
    title: 'Database Administrator',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['Database Operator', 'Database Specialist', 'Database Support', 'DBA'],
    specialisations: ['Database Analyst'],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Looks after databases so that information stays accurate, fast, secure and recoverable.',
    tasks: [
      'Install, configure and patch database platforms',
      'Design and tune schemas, indexes and queries',
      'Plan backups and rehearse recovery',
      'Control access and monitor activity',
      'Migrate and upgrade databases',
      'Automate routine maintenance',
    ],
    evidence: [
      'Tuning, migration or recovery project with measured results',
      'Scripts, policies or runbooks you wrote',
      'Reference letter listing platforms, sizes and responsibilities',
    ],
    special: `Look at the list before you look at the visa. Database Administrator is on the STSOL, so by the instrument of 28 March 2026 its points-tested visas are subclass 190 and a nominated 491. [ICT Security Specialist 262112](/anzsco/acsanzsco/ict-security-specialist-262112), which shares its unit group, is on the MLTSSL.`,
    near: [
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Schemas, query plans and recovery of data are your subjects. Operating systems, directories and virtual machines are the systems administrator’s.',
      },
      {
        authority: 'acs',
        code: '261312',
        difference:
          'Keeping databases fast and safe is administration. Database developers, who write routines and applications on top, are named under developer programmer.',
      },
      {
        authority: 'acs',
        code: '224114',
        difference: 'An analyst uses SQL to answer a question. You use it to tune, migrate and protect the database that everyone queries.',
      },
    ],
    osca: [{ code: '271231', title: 'Database Administrator', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '262112',
    title: 'ICT Security Specialist',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['Security Administrator'],
    specialisations: ['Information Technology Security Manager'],
    labelVariants: [],
    lists: ['MLTSSL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)'],
    summary:
      'Protects an organisation’s systems by setting security policy, running the controls and responding when something goes wrong.',
    tasks: [
      'Assess ICT risk and recommend controls',
      'Write security policy and standards',
      'Configure firewalls, identity and monitoring tools',
      'Investigate alerts and incidents',
      'Plan recovery and continuity measures',
      'Train staff in secure practice',
    ],
    evidence: [
      'Security policy, risk assessment or control project you delivered',
      'Incident record showing your analysis and response',
      'Reference letter confirming that security was your main duty',
    ],
    special:
      'This code belongs to ANZSCO 2013 and is gone from ANZSCO 2022. It remains on the MLTSSL, because points-tested visas still use that edition. The 2022 edition splits the same work over seven codes: 261315, 261317 and 262114 to 262118. Those seven are on the CSOL; 262112 is not. It has no OSCA row either, since that table starts from ANZSCO 2022.',
    near: [
      {
        authority: 'acs',
        code: '262116',
        difference:
          'Alert and incident work is common to both. This code also covers policy, firewalls and recovery plans, which ANZSCO 2022 spreads over several codes.',
      },
      {
        authority: 'acs',
        code: '262113',
        difference:
          'Security as the main duty points here. Patching, backups and user accounts, with some hardening, describe a systems administrator.',
      },
      {
        authority: 'acs',
        code: '263111',
        difference:
          'Firewalls appear in both roles. Yours enforce a security policy that you wrote or guard; the network engineer’s are one part of a wider design.',
      },
    ],
    osca: [],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'lin-24-093'],
    checked: '2026-11-21',
  },
  {
    code: '262113',
    title: 'Systems Administrator',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['Systems Manager'],
    specialisations: [],
    labelVariants: [],
    lists: ['STSOL', 'CSOL'],
    list494: 'ROL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary: 'Runs the servers, cloud services and operating systems that an organisation depends on each day.',
    tasks: [
      'Install and maintain servers and cloud resources',
      'Manage user accounts, permissions and directory services',
      'Patch, monitor and tune systems',
      'Plan backups and disaster recovery',
      'Script and automate administration',
      'Resolve incidents and document changes',
    ],
    evidence: [
      'Infrastructure build, migration or automation project you completed',
      'Runbooks, scripts or monitoring dashboards you created',
      'Reference letter listing environments, scale and duties',
    ],
    near: [
      {
        authority: 'acs',
        code: '262111',
        difference:
          'General care of servers, accounts and backups is this role. Care of one layer, the database, down to indexes and recovery points, is 262111.',
      },
      {
        authority: 'acs',
        code: '263112',
        difference:
          'Your change records show the balance. Logins, disks and updates belong here; switches, cables and Wi-Fi belong to the network administrator.',
      },
      {
        authority: 'acs',
        code: '263212',
        difference:
          'You prevent faults by running the platform each day. The support engineer enters when a fault has been escalated, and looks for its root cause.',
      },
      {
        authority: 'acs',
        code: '261316',
        difference:
          'Scripts help you look after machines that already exist. A DevOps engineer’s code creates and replaces the machines, together with each release.',
      },
    ],
    osca: [{ code: '271232', title: 'Systems Administrator', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review', '/services/pr-points-calculator'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-occupation-list', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '262114',
    title: 'Cyber Governance Risk and Compliance Specialist',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Leads the policies, risk processes and assurance activities that keep an organisation’s cyber obligations under control.',
    tasks: [
      'Map obligations from law, standards and contracts',
      'Maintain cyber risk registers and control libraries',
      'Plan audits and gather evidence',
      'Write policies, exceptions and reports',
      'Assess suppliers and third-party risk',
      'Brief executives on exposure and progress',
    ],
    evidence: [
      'Risk, audit or certification program you coordinated',
      'Policy or framework mapping that you authored',
      'Reference letter that separates governance work from technical operations',
    ],
    special:
      'This title belongs to ANZSCO 2022. It is on the CSOL, for employer-sponsored visas in subclasses 482 and 186. It is not on the lists for 189, 190 and 491, where security work has one older code, [262112](/anzsco/acsanzsco/ict-security-specialist-262112).',
    near: [
      {
        authority: 'acs',
        code: '262115',
        difference:
          'Obligations, registers and audit evidence for one organisation are governance. Assessing a given system or project, with findings and treatments, is advice and assessment.',
      },
      {
        authority: 'acs',
        code: '263211',
        difference:
          'Both carry out audits. You measure against cyber risk and law; the quality engineer measures against the standard a product or process was meant to meet.',
      },
      {
        authority: 'acs',
        code: '262117',
        difference:
          'A policy says what must be protected and who accepts the risk. An architecture says how, in layers, patterns and technology, and that is 262117.',
      },
    ],
    osca: [{ code: '271131', title: 'Cyber Governance Risk and Compliance Specialist', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '262115',
    title: 'Cyber Security Advice and Assessment Specialist',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['Cyber Security Adviser', 'Cyber Security Consultant', 'ICT Security Adviser', 'ICT Security Consultant'],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary:
      'Advises on how secure a system or proposal really is, reviewing designs and controls and setting out practical ways to reduce risk.',
    tasks: [
      'Review architectures, vendors and projects',
      'Assess controls against recognised frameworks',
      'Interpret security policy for project teams',
      'Write assessment reports and treatment plans',
      'Track remediation with system owners',
      'Share guidance and training',
    ],
    evidence: [
      'Security assessment report with findings and agreed treatments',
      'Project advice or design review that changed an outcome',
      'Reference letter describing clients, frameworks and scope',
    ],
    special:
      'Security advisers and consultants have this code to themselves in ANZSCO 2022. Only the CSOL uses it. A points-tested visa rests on the 2013 edition, and there you meet [ICT Security Specialist](/anzsco/acsanzsco/ict-security-specialist-262112) instead.',
    near: [
      {
        authority: 'acs',
        code: '262114',
        difference:
          'Each task looks at one design, vendor or system and ends in a report. Governance work continues all year, through registers, exceptions and audits.',
      },
      {
        authority: 'acs',
        code: '262117',
        difference: 'You judge and advise on designs made by others. The architect makes the design and answers for how its parts fit.',
      },
      {
        authority: 'acs',
        code: '261317',
        difference:
          'Interviews, documents and configuration reviews are your main methods. Live exploitation of a target, under agreed rules, is the penetration tester’s.',
      },
    ],
    osca: [{ code: '271132', title: 'Cyber Security Advice and Assessment Specialist', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '262116',
    title: 'Cyber Security Analyst',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['ICT Security Analyst', 'Information Security Analyst'],
    specialisations: [
      'Cyber Security Researcher or Vulnerability Researcher',
      'Cyber Security Vulnerability Assessor',
      'Cyber Threat Analyst',
      'Malware Analyst',
    ],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Studies vulnerabilities, threats and incidents to work out what happened, what is at risk and which fix should come first.',
    tasks: [
      'Analyse logs, alerts and threat intelligence',
      'Scan and rank vulnerabilities',
      'Investigate malware and suspicious activity',
      'Recommend and verify countermeasures',
      'Tune detection rules',
      'Report trends and lessons',
    ],
    evidence: [
      'Incident or threat analysis with your reasoning and evidence',
      'Detection or vulnerability program improvements you made',
      'Reference letter naming tools, shift duties and environments',
    ],
    special:
      'The edition decides where you find this code. ANZSCO 2022 and the CSOL have it. ANZSCO 2013 and the points-tested lists do not; their nearest code is [262112 ICT Security Specialist](/anzsco/acsanzsco/ict-security-specialist-262112).',
    near: [
      {
        authority: 'acs',
        code: '262118',
        difference:
          'Evidence and reasoning about a threat are the analyst’s output. Rosters, playbooks and calls to executives during the event are the coordinator’s.',
      },
      {
        authority: 'acs',
        code: '261317',
        difference:
          'Scanning and ranking weaknesses is common to both. Stopping there is analysis; going on to exploit them, with permission, is penetration testing.',
      },
      {
        authority: 'acs',
        code: '262112',
        difference:
          'The 2022 code is narrower: logs, malware, vulnerabilities, detection. The 2013 code also takes in security policy, firewalls and recovery planning.',
      },
    ],
    osca: [{ code: '271133', title: 'Cyber Security Analyst', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/rpl-review'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '262117',
    title: 'Cyber Security Architect',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['Enterprise Security Architect', 'ICT Security Architect'],
    specialisations: [],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary: 'Designs the security structure of systems and enterprises so that controls fit together and support business goals.',
    tasks: [
      'Define security patterns and reference designs',
      'Model threats and set control requirements',
      'Design identity, network and data protection layers',
      'Review solutions against policy and risk',
      'Guide engineers during implementation',
      'Plan security roadmaps and technology choices',
    ],
    evidence: [
      'Security architecture or threat model document you authored',
      'Design review record showing the decisions you owned',
      'Reference letter covering scope, stakeholders and technologies',
    ],
    special:
      'You find security architects by name in ANZSCO 2022, and on the CSOL. The lists for subclasses 189, 190 and 491 follow an older edition. That edition has no architect code for security; its security code is [262112](/anzsco/acsanzsco/ict-security-specialist-262112).',
    near: [
      {
        authority: 'acs',
        code: '261315',
        difference:
          'Diagrams, patterns and threat models are your main output. Working code, hardened images and automated checks are the engineer’s.',
      },
      {
        authority: 'acs',
        code: '262115',
        difference:
          'Design authority is the difference: the design is yours. An adviser reports on it, and another person accepts or rejects the advice.',
      },
      {
        authority: 'acs',
        code: '263113',
        difference:
          'Identity, data protection and controls across the enterprise belong here. Topology, capacity and traffic, with security as one concern, belong to the network architect under 263113.',
      },
    ],
    osca: [{ code: '271134', title: 'Cyber Security Architect', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
  {
    code: '262118',
    title: 'Cyber Security Operations Coordinator',
    authority: 'acs',
    unitGroup: { code: '2621', title: 'Database and Systems Administrators, and ICT Security Specialists' },
    skillLevel: 1,
    alternativeTitles: ['Cyber Security Operations Manager', 'Security Administrator'],
    specialisations: ['Cyber Security Incident Responder'],
    labelVariants: [],
    lists: ['CSOL'],
    otherAuthorities: [],
    anzscoEditions: ['2022'],
    summary:
      'Coordinates day-to-day cyber defence, directing monitoring and incident response so that threats are contained and services restored.',
    tasks: [
      'Run security operations rosters and playbooks',
      'Triage alerts and lead incident response',
      'Coordinate technical teams, vendors and executives',
      'Maintain detection tools and reporting',
      'Run exercises and post-incident reviews',
      'Track metrics and improvements',
    ],
    evidence: [
      'Incident response you coordinated, with timeline and actions',
      'Playbooks, exercises or metrics you developed',
      'Reference letter confirming operational responsibility and team size',
    ],
    special:
      'This is an ANZSCO 2022 code, on the CSOL only. The alternative title “Security Administrator” can mislead: it is also listed under the older [262112](/anzsco/acsanzsco/ict-security-specialist-262112), which is on the points-tested lists.',
    near: [
      {
        authority: 'acs',
        code: '262116',
        difference:
          'You direct the response: who acts, in which order, who is told. The analyst finds out what the malware did and how it came in.',
      },
      {
        authority: 'acs',
        code: '262114',
        difference:
          'Operations deal with today’s alerts and tonight’s roster. Governance deals with obligations, audits and the risk register.',
      },
      {
        authority: 'acs',
        code: '135199',
        difference:
          'Leading a security team in hands-on response is coordination. Holding the budget, contracts and staffing of a wider ICT service is management under 135199.',
      },
    ],
    osca: [{ code: '271136', title: 'Cyber Security Operations Coordinator', partial: false }],
    services: ['/services/acs-review', '/services/rpl-writing', '/services/review-cover-letter'],
    sources: ['lin-24-093', 'ha-occupation-list', 'abs-anzsco', 'abs-osca', 'lin-19-051'],
    checked: '2026-11-21',
  },
]
