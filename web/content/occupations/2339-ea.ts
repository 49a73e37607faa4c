import type { OccupationInput } from '../schema/occupation.ts'

export const occupations: OccupationInput[] = [
  {
    code: '233911',
    title: 'Aeronautical Engineer',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Aerospace Engineer', 'Avionics Systems Engineer'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Designs, certifies and supports aircraft, engines, avionics and related flight systems with airworthiness as the first concern.',
    tasks: [
      'Analyse structures, aerodynamics or propulsion',
      'Prepare modification and repair designs',
      'Plan ground and flight testing',
      'Assess compliance with airworthiness rules',
      'Investigate defects and fleet reliability',
      'Write maintenance and engineering instructions',
    ],
    evidence: [
      'Aircraft modification or repair design with stress analysis and approval trail',
      'Test, simulation or reliability program you contributed to technically',
      'Compliance or defect report that carries your engineering reasoning',
    ],
    near: [
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Airworthiness is the dividing line. Stress and heat work approved under aviation rules sits here; the same mathematics on cars, lifts or ground turbines is mechanical.',
      },
      {
        authority: 'ea',
        code: '233411',
        difference:
          'Avionics is named under this code, where flight safety shapes each decision. A unit judged only as a circuit, whatever vehicle carries it, is electronics.',
      },
      {
        authority: 'ea',
        code: '233916',
        difference:
          'Both size thin, stiffened shells for moving craft. Lift, flutter and flight tests belong to aircraft; buoyancy, stability and sea trials belong to ships.',
      },
    ],
    osca: [{ code: '243932', title: 'Aerospace Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/cpd-writing', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233912',
    title: 'Agricultural Engineer',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: ['Natural Resources Engineer'],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Applies engineering to farming, forestry and natural resources, covering machinery, irrigation, structures, energy and post-harvest handling.',
    tasks: [
      'Design irrigation, drainage and water storage',
      'Develop or adapt farm machinery and sensors',
      'Plan sheds, controlled environments and processing lines',
      'Study soil, water and energy use on properties',
      'Trial equipment and report field performance',
      'Advise growers on efficient and safe systems',
    ],
    evidence: [
      'Irrigation, drainage or farm structure design with calculations and drawings',
      'Machinery or precision-agriculture project with field trial data',
      'Resource efficiency study and the change made because of it',
    ],
    special:
      'The instrument for points-tested visas prints this title as “agriculture engineer”. It is the same code. In our copy of the Home Affairs list this row carries the label ROL as well. The instruments show MLTSSL without ROL, and this page follows the instruments.',
    near: [
      {
        authority: 'ea',
        code: '233211',
        difference:
          'Farm dams, paddock drains and irrigation for crops fit here. Town water, flood works and public drainage fit civil, where hydraulics engineers are named.',
      },
      {
        authority: 'ea',
        code: '233512',
        difference:
          'A harvester or planter designed around soil and crop results is agricultural. A gearbox or engine that happens to be sold to farmers is mechanical.',
      },
      {
        authority: 'ea',
        code: '233915',
        difference:
          'The output of the land is the aim here: yield, water use, storage losses. Where the aim is to limit run-off, odour or salinity, environmental tasks lead.',
      },
    ],
    osca: [{ code: '243999', title: 'Engineering Professionals nec', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/summary-statement', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233913',
    title: 'Biomedical Engineer',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Bioengineer', 'Clinical Engineer', 'Medical Engineer'],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Brings engineering into health care by developing, testing and managing medical devices, diagnostic systems, implants and hospital equipment.',
    tasks: [
      'Turn clinical needs into device requirements',
      'Design hardware, software or biomaterial solutions',
      'Run risk management and verification testing',
      'Prepare regulatory and quality documentation',
      'Manage hospital equipment safety and life cycle',
      'Train clinicians and investigate incidents',
    ],
    evidence: [
      'Medical device project with design controls, risk file and test results',
      'Clinical engineering work such as acceptance testing or equipment planning',
      'Research or prototype you built, with data analysis and outcomes',
    ],
    near: [
      {
        authority: 'ea',
        code: '233411',
        difference:
          'Both build sensing circuits. Clinical risk files, patient safety tests and device regulation bring the work here; general instruments without a patient stay in electronics.',
      },
      {
        authority: 'ea',
        code: '233112',
        difference:
          'An implant engineer answers for how the whole device performs in the body. A materials engineer answers for the alloy, polymer or coating as a material.',
      },
      {
        authority: 'ea',
        code: '312999',
        difference:
          'Hospital equipment needs both roles. Planning, acceptance criteria and incident investigation show the engineer; routine testing and repair show the biomedical technician named under 312999.',
      },
    ],
    osca: [{ code: '243933', title: 'Biomedical Engineer', partial: false }],
    services: [
      '/services/cdr-writing',
      '/services/career-episode-writing',
      '/services/cdr-review-proofreading',
      '/services/exp-assessment',
    ],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233914',
    title: 'Engineering Technologist',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Engineering Technologist',
    alternativeTitles: [],
    specialisations: [
      'Biomedical Engineering Technologist',
      'Industrial Engineering Technologist',
      'Mining Engineering Technologist',
      'Safety Engineering Technologist',
      'Structural Engineering Technologist',
    ],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Takes established engineering methods and adapts them to real plant, products and projects, concentrating on implementation, testing and technical operation within a specialist field.',
    tasks: [
      'Convert design intent into workable methods and equipment',
      'Modify proven designs for local conditions',
      'Plan and run tests, calibration and commissioning',
      'Maintain technical standards and documentation',
      'Supervise technicians and coordinate site activity',
      'Advise engineers on practical limits and improvements',
    ],
    evidence: [
      'Project where you adapted a known technology, with your design and test records',
      'Commissioning, calibration or quality program you ran',
      'Technical procedure or standard you developed and put into use',
    ],
    special: `One code covers technologists of every field, from biomedical to structural. It is the only code here whose usual category is Engineering Technologist. The usual qualification for that category is a three-year bachelor degree in engineering technology. Its work is described as *broadly defined* problems within a technology domain.

Engineers Australia decides the category from your qualification and evidence, not from the word in your job title. The [sixteen elements of a technologist](/blogs/technologist-and-associate-elements) and [a sample episode](/samples/cdr-sample-engineering-technologist) show the level.`,
    near: [
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Take one chiller plant. The mechanical engineer settles a new design from first principles; the technologist adapts a proven one, then tests and commissions it.',
      },
      {
        authority: 'ea',
        code: '312999',
        difference:
          'A technologist decides how a known method must change for this site. A technician carries out the method, records readings and corrects faults.',
      },
      {
        authority: 'ea',
        code: '313214',
        difference:
          'The word technologist appears in both titles. Adapting designs and leading tests in any field leans here; configuring and maintaining telecommunications equipment leans to 313214.',
      },
    ],
    osca: [{ code: '243934', title: 'Engineering Technologist', partial: false }],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/cdr-review-proofreading', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca', 'ea-msa', 'ea-categories'],
    checked: '2026-11-21',
  },
  {
    code: '233915',
    title: 'Environmental Engineer',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: [],
    labelVariants: [],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Protects air, water, land and communities by assessing environmental impacts and engineering treatment, remediation and waste solutions.',
    tasks: [
      'Model emissions, water quality or contaminant movement',
      'Design treatment, stormwater or remediation systems',
      'Prepare impact assessments and approvals material',
      'Audit sites against licence conditions',
      'Specify monitoring and interpret the data',
      'Advise projects on resource recovery and climate risk',
    ],
    evidence: [
      'Treatment, remediation or stormwater design with your sizing calculations',
      'Impact assessment or monitoring study you led or authored',
      'Compliance or waste reduction project with measured results',
    ],
    near: [
      {
        authority: 'ea',
        code: '233211',
        difference:
          'Stormwater sits on the border. Pipe sizes for a flood standard are civil; water quality targets, wetlands and monitoring of the creek are environmental.',
      },
      {
        authority: 'ea',
        code: '233111',
        difference:
          'Treating what leaves the site is the centre of this code. Changing the process inside the plant, so that it makes less waste, is chemical engineering.',
      },
      {
        authority: 'ea',
        code: '233912',
        difference:
          'Soil and water feature in both. Contaminants, approvals and licence audits point here; crops, machinery and water supply for growers point to agricultural.',
      },
    ],
    osca: [{ code: '243935', title: 'Environmental Engineer', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/cpd-writing', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233916',
    title: 'Naval Architect',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: ['Shipbuilding Designer'],
    labelVariants: ['Naval Architect / Marine Designer', 'Naval Architect (Aus) / Marine Designer (NZ)'],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Designs ships, boats, submarines and offshore craft, making sure they float, move, carry load and survive in the conditions they were built for.',
    tasks: [
      'Develop hull forms and general arrangements',
      'Calculate stability, resistance and structural strength',
      'Select propulsion and on-board systems with specialists',
      'Apply class society and flag-state rules',
      'Support construction, launching and sea trials',
      'Plan conversions, repairs and weight control',
    ],
    evidence: [
      'Vessel design or conversion with stability and structural calculations',
      'Class submission, inclining experiment or sea-trial report you prepared',
      'Hydrodynamic or weight study that changed the final design',
    ],
    special:
      'The Home Affairs list and the instrument for points-tested visas print “Naval Architect”. ANZSCO 2022 prints “Naval Architect / Marine Designer”, because the second name is used in New Zealand. Both names stand for 233916.',
    near: [
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Engines, shafts and pumps on board are mechanical when they are all you designed. Hull form, trim and damage stability make a file naval architecture.',
      },
      {
        authority: 'ea',
        code: '233214',
        difference:
          'Both codes size steel plates and frames. A ship’s structure must answer to waves, class rules and weight; a building’s answers to ground, wind and building codes.',
      },
      {
        authority: 'ea',
        code: '233999',
        difference:
          'Designing or converting the vessel belongs here. Planning harbour tests and bringing systems into service in the yard matches the naval shipbuilding test role under 233999.',
      },
    ],
    osca: [{ code: '243938', title: 'Naval Architect', partial: false }],
    services: ['/services/cdr-writing', '/services/career-episode-writing', '/services/exp-assessment', '/services/ea-application'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
  {
    code: '233999',
    title: 'Engineering Professionals nec',
    authority: 'ea',
    unitGroup: { code: '2339', title: 'Other Engineering Professionals' },
    skillLevel: 1,
    category: 'Professional Engineer',
    alternativeTitles: [],
    specialisations: [
      'Acoustic Engineer',
      'Calibration Engineer',
      'Corrosion Engineer',
      'Fire Safety Engineer',
      'Mechatronics Engineer',
      'Product Design Engineer',
      'Safety Engineer',
      'Test and Activation Engineer (Naval Shipbuilding)',
    ],
    labelVariants: ['Engineering Professionals NEC'],
    lists: ['MLTSSL', 'CSOL'],
    list494: 'MLTSSL',
    otherAuthorities: [],
    anzscoEditions: ['2013 (v1.2/v1.3)', '2022'],
    summary:
      'Covers professional engineers whose discipline has no code of its own, such as mechatronics, acoustics, fire safety, corrosion, safety and product design.',
    tasks: [
      'Set requirements for a specialist field, such as noise limits, escape times or motion control',
      'Model and design the solution, for instance a silencer, a smoke system or a robot cell',
      'Test products, systems or sites against those requirements',
      'Prepare reports, drawings and certification material',
      'Assess risk and recommend controls',
      'Agree interfaces with civil, mechanical and electrical colleagues',
    ],
    evidence: [
      'Project in your field with the analysis, the options you compared and the measured result',
      'Test, audit or certification report prepared under your responsibility',
      'Explanation of why your work does not fit a more specific engineering code',
    ],
    special: `“Nec” means *not elsewhere classified*. The code is for professional engineers whose discipline has no code of its own. ANZSCO names acoustic, calibration, corrosion, fire safety, mechatronics, product design and safety engineers as examples.

The named codes near it matter. Be ready to show from your projects why none of them describes most of your work.`,
    near: [
      {
        authority: 'ea',
        code: '233512',
        difference:
          'Mechatronics, acoustics or fire safety as the main subject supports this code. A machine designer who adds a sensor or a noise check remains mechanical.',
      },
      {
        authority: 'ea',
        code: '233112',
        difference:
          'Corrosion engineers are named here, since they protect assets in service. Alloy choice, heat treatment and laboratory failure work describe a materials engineer.',
      },
      {
        authority: 'ea',
        code: '233914',
        difference:
          'The field of work does not separate these two, since both cover many. Complex, open problems point here; adapting known technology within one domain points to technologist.',
      },
    ],
    osca: [
      { code: '243133', title: 'Materials Engineer', partial: true },
      { code: '243931', title: 'Acoustic Engineer', partial: true },
      { code: '243936', title: 'Fire Safety Engineer', partial: true },
      { code: '243937', title: 'Mechatronics Engineer', partial: true },
      { code: '243999', title: 'Engineering Professionals nec', partial: true },
    ],
    services: ['/services/cdr-writing', '/services/summary-statement', '/services/career-episode-writing', '/services/exp-assessment'],
    sources: ['lin-19-051', 'lin-24-093', 'lin-19-260', 'ha-engineering-occupations', 'abs-anzsco', 'abs-osca'],
    checked: '2026-11-21',
  },
]
