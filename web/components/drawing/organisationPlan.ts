import type { organisation } from '#content/samples/iml-supply-manager.ts'
import { area, type Drawing, label, line, type Mark, type Place, proof, sign, type Words, wordsOf } from './drawing.ts'

type Team = { name: string; people: number; leaders: number }
type Room = Team & { from: Place; to: Place }

const TOP = 300

/** Rooms whose area is the number of their people: two columns, each as wide as its teams are large. */
export function roomsOf(teams: readonly Team[]): Room[] {
  const [first, second, third, fourth] = teams
  if (!first || !second || !third || !fourth) throw new Error('The plan has four teams')
  const all = teams.reduce((sum, { people }) => sum + people, 0)
  const left = ((first.people + second.people) / all) * 1000
  const column = (over: Team, under: Team, from: number, to: number): Room[] => {
    const split = TOP + ((1000 - TOP) * over.people) / (over.people + under.people)
    return [
      { ...over, from: [from, TOP], to: [to, split] },
      { ...under, from: [from, split], to: [to, 1000] },
    ]
  }
  return [...column(first, second, 0, left), ...column(third, fourth, left, 1000)]
}

/** An organisation chart drawn as a plan: who is above and beside the applicant, and four rooms of people, a square each. */
export function organisationPlan({ company, teams, days, weeks, unfilled }: typeof organisation, labels: Words): Drawing {
  const say = wordsOf(labels)
  const rooms = roomsOf(teams)
  const sum = teams.reduce((total, { people }) => total + people, 0)
  const [north, south] = rooms
  if (!north || !south) throw new Error('The plan has rooms for north and south')
  const centre = (room: Room): Place => [(room.from[0] + room.to[0]) / 2, (room.from[1] + room.to[1]) / 2]
  return {
    room: 'words',
    marks: [
      area([0, 0], [1000, 135], { ink: 'line', weight: 'thick', fill: 'ground' }),
      area([0, 135], [250, 270], { ink: 'line', weight: 'thick', fill: 'ground' }),
      area([250, 135], [480, 270], { ink: 'line', weight: 'thick', fill: 'ground' }),
      area([480, 135], [1000, 270], { ink: 'highlight', weight: 'thick', fill: 'highlight' }),
      ...rooms.map(({ from, to }) => area(from, to, { ink: 'line', weight: 'thick', fill: 'ground' })),
      ...[south].map(({ from, to }) => area(from, to, { ink: 'highlight', weight: 'thick', fill: 'highlight', for: [2, 3, 4] })),
      ...rooms.flatMap(people),
      ...[125, 365, 640].map((x) => sign([x, 135], DOOR, 'line', { only: 'wide' })),
      ...rooms.map(({ from, to }) => sign([(from[0] + to[0]) / 2 + 40, from[1]], DOOR, 'line', { only: 'wide' })),
      label([0, 68], say('chief'), { by: [0.8, -0.2], ink: 'line', only: 'wide' }),
      label([0, 68], `${company} ${say('people')}`, { by: [0.8, 1.15], only: 'wide' }),
      label([0, 68], `${say('chiefShort')}, ${company}`, { by: [0.8, 0.35], ink: 'line', only: 'narrow' }),
      label([0, 202], say('finance'), { by: [0.8, 0.35], ink: 'line', only: 'wide' }),
      label([250, 202], say('sales'), { by: [0.8, 0.35], ink: 'line', only: 'wide' }),
      label([0, 202], say('financeShort'), { by: [0.8, 0.35], ink: 'line', only: 'narrow' }),
      label([250, 202], say('salesShort'), { by: [0.8, 0.35], ink: 'line', only: 'narrow' }),
      label([480, 202], say('applicant'), { by: [0.8, -0.25], ink: 'highlight', only: 'wide' }),
      label([480, 202], say('applicantEnd'), { by: [0.8, 1.05], ink: 'highlight', only: 'wide' }),
      label([480, 202], say('you'), { by: [0.8, 0.35], ink: 'highlight', only: 'narrow' }),
      ...rooms.flatMap(({ name, people: count, from, to }) => [
        label(from, say(name), { by: [0.8, 1.6], ink: 'line', only: 'wide', halo: true }),
        label(from, say(`${name}Short`), { by: [0.6, 1.35], ink: 'line', only: 'narrow', halo: true }),
        label([to[0], from[1]], String(count), { by: [-0.45, 1.15], anchor: 'end', size: 'figure', ink: 'line', halo: true }),
      ]),
      { ...proof([1000, 202], String(sum), [1], { anchor: 'end', by: [-0.75, 0.33], seed: 31 }) },
      { ...proof(centre(south), `${days.south}\u00a0${say('days')}`, [2], { by: [0, 0.6], size: 'figure', seed: 33 }), for: [2] },
      {
        ...label(centre(north), `${days.north}\u00a0${say('days')}`, {
          by: [0, 0.6],
          anchor: 'middle',
          size: 'figure',
          ink: 'line',
          halo: true,
        }),
        for: [2],
      },
      { ...proof(centre(south), `${weeks}\u00a0${say('weeks')}`, [3], { by: [0, 0.6], size: 'figure', seed: 35 }), for: [3] },
      { ...proof(centre(south), `${unfilled.after}\u00a0%`, [4], { by: [0.6, 0.6], size: 'figure', seed: 36 }), for: [4] },
      label(centre(south), `${unfilled.before}\u00a0%`, {
        by: [-3.6, 0.6],
        size: 'figure',
        struck: true,
        anchor: 'middle',
        halo: true,
        for: [4],
      }),
      label([0, 1000], say('scale'), { by: [0, 1.7], only: 'wide' }),
    ],
  }
}

/** A leaf and its swing, and the opening in the wall. */
const DOOR = 'M0 0V-15A15 15 0 0 1 15 0'

/** The room that a room’s name takes. */
const NAME = 105

/** A square for each: the manager first, then those who lead a team, then the others. */
function people({ people: count, leaders, from, to }: Room): Mark[] {
  const [width, height] = [to[0] - from[0], to[1] - from[1] - NAME]
  const rows = Math.max(1, Math.floor(Math.sqrt((count * height) / width)))
  const columns = Math.ceil(count / rows)
  const at = (index: number): string => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = from[0] + (width * (column + 0.5)) / columns
    return `M${Math.round(x)} ${Math.round(from[1] + NAME + (height * (row + 0.45)) / rows)}h.1`
  }
  const all = Array.from({ length: count }, (_, index) => at(index))
  return [
    line(all.slice(1 + leaders).join(''), 'soft', { weight: 'square' }),
    line(all.slice(1, 1 + leaders).join(''), 'ours', { weight: 'square' }),
    line(all[0] ?? '', 'highlight', { weight: 'square' }),
  ]
}
