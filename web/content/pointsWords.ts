/** Every word of the calculator that is not in the table itself. */
export const pointsWords = {
  title: 'Add up your points',
  intro: 'Choose one row on each line, as it will be on the day of an invitation. Your answers stay on this device until you send them.',
  version: 'Table in force since {effective}',
  readOn: 'These are the sources of every line that names no other. We last read them, in copies, on {checked}.',
  noScript: 'The sum needs JavaScript. The whole table is below, so you can add it up by hand.',
  columns: { row: 'Row', points: 'Points', why: 'Why' },
  capRule: 'Work abroad and work in Australia together count 20 points at most.',
  markMeaning: 'Below 65 points you cannot be invited; 65 does not mean an invitation.',

  parts: {
    you: { heading: 'You' },
    work: {
      heading: 'Skilled work',
      note: {
        summary: 'Letter from the ACS? What its date means here',
        text: [
          'Your ACS letter gives the date from which the ACS treats your work as skilled, and counting from that date is the cautious way to count. These two lines start from the years after it: with the date 1 March 2023 and an invitation on 1 September 2027, work without a gap is 4 years 6 months.',
          'Since November 2019, Home Affairs policy as quoted by several migration lawyers and agents has told its officers to weigh that date together with ANZSCO and your evidence, and to use the more favourable reading.',
          'We have not seen the policy in force today and Home Affairs decides, so before you claim earlier work, ask a registered migration agent or lawyer.',
        ],
        link: { href: '/blogs/acs-experience-deduction', label: 'The ACS experience deduction, with examples' },
      },
    },
    study: { heading: 'Qualifications and study' },
    more: { heading: 'Language and partner' },
  },
  nomination: {
    heading: 'Nomination',
    text: 'Nothing to choose here: each sum includes these points as if nomination were given. No one can say that it will be.',
    row: 'Subclass {subclass}',
    summary: 'Who nominates, and what proves it',
  },

  points: 'points',
  notAnswered: 'not answered',
  evidence: 'Evidence:',
  source: 'Source:',
  capNotice: 'Both work lines together give {sum}. The table counts {counted} at most, so {counted} is in the sum.',

  age: {
    summary: 'Find the row from a date of birth',
    birth: 'Date of birth',
    day: 'Day to test',
    privacy: 'Both dates stay in this box: the link, the print and an enquiry leave them out.',
    result: 'On {day} the age is {years}: {band}, {points} points.',
    barred: 'On {day} the age is {years}: {band}. Not eligible by age.',
    edge: 'From {date}, aged {years}: {points} points.',
    edgeBarred: 'From {date}, aged {years}: no invitation.',
    unborn: 'The date of birth is after the day to test.',
    choose: 'Choose the row “{band}”',
    chosen: 'This row is chosen.',
  },

  totals: {
    heading: 'Your sum',
    inPoints: 'Your sum in points',
    start: 'Choose a row on each line. Your sum for each visa appears here.',
    visa: 'Subclass',
    nominated: 'with {nomination} for nomination',
    mark: 'you need {mark}',
    reached: '{mark} or more',
    below: '{missing} below {mark}',
    barred: 'not eligible',
    clash: 'Two answers do not fit: see why',
    answered: '{answered} of {all} lines answered',
    open: 'Unanswered questions count as 0.',
    enquiry: { label: 'Ask about your case', href: '#enquiry' },
    spoken: '{name}: {points}.',
    spokenCap: 'Work is counted as {counted}, not {sum}.',
    spokenCleared: 'All answers are cleared.',
  },

  ledger: {
    heading: 'Line by line',
    factor: 'Line',
    points: 'Points',
    cap: 'Work limit: {sum} counted as {counted}',
    sum: 'Sum without nomination',
    total: 'Sum for {subclass}',
    totalNominated: 'Sum for {subclass}, with {nomination} for nomination',
    printed:
      'Estimate by the table in force since {effective}, sources last read on {checked}. Not advice. The Department of Home Affairs decides.',
  },

  otherRows: {
    summary: 'What would change this: the rows you did not choose',
    intro:
      'Each row shows your sum without nomination if you had chosen this row instead. This is the table, not advice. Choose only what you can prove.',
    row: 'Row',
    points: 'Points',
    sum: 'Sum',
    barred: 'none',
    same: 'same',
  },

  actions: {
    send: 'Send this with an enquiry',
    copy: 'Copy link',
    print: 'Print',
    clear: 'Start again',
    copied: 'Link copied. It contains the rows you chose and nothing else about you.',
    copyByHand: 'Copy this link:',
    sent: 'Your points are in the message of the form. Nothing is sent until you press Submit.',
    nothingYet: 'Choose at least one row first.',
    otherVersion:
      'This link was made before we corrected the partner rows on 26 November 2026, or was cut short. Please choose your rows again.',
  },

  message: {
    start: '--- Points breakdown ---',
    end: '--- End of points breakdown ---',
    line: '{factor}: {answer} = {points}',
    waiting: '{factor}: {answer} = 0 (the answer it needs is missing)',
    unanswered: 'Not answered: {factors}',
    cap: 'Both work lines: {sum}, counted as {counted}',
    total: 'Subclass {subclass}: {points}',
    totalNominated: 'Subclass {subclass}, with {nomination} for nomination: {points}',
    estimate: 'An estimate by the table in force since {effective}, read on {checked}. Not advice.',
  },
  offer: {
    add: 'Add my points to the message',
    added: 'Your points are in the message, where you can change the words.',
  },
}
