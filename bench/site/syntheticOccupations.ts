import { type Occupation, occupations } from '../../web/content/occupations.ts'

const fields = 'Acoustic Alpine Battery Bridge Canal Ceramic Clinical Cloud Coastal Cobalt Dairy Desert Dredging Embedded Energy Estuary'
  .concat(' Ferry Forestry Freight Furnace Genomic Glass Grid Harbour Harvest Hydrogen Irrigation Laser Lignite Logistics Mangrove Marine')
  .concat(' Medical Metro Mineral Network Nickel Ocean Optical Orchard Packaging Payment Pipeline Polymer Port Quantum Quarry Radar Rail')
  .concat(' Reservoir Robotics Satellite Seismic Signal Solar Textile Thermal Timber Tunnel Turbine Vaccine Vehicle Vineyard Wind')
  .split(' ')
const kinds =
  'Asset Assurance Control Data Design Energy Field Maintenance Materials Operations Planning Process Quality Research Safety Security'
    .concat(' Software Standards Storage Structures Support Survey Systems Testing Training Water')
    .split(' ')
const roles = ['Engineer', 'Technologist', 'Analyst', 'Manager', 'Draftsperson', 'Architect']

/** The real occupations, plus made-up ones up to this many. The result is the same each time. */
export function syntheticOccupations(count: number): Occupation[] {
  // With fewer, some links between occupations would lead nowhere.
  if (count < occupations.length) throw new Error(`Ask for ${occupations.length} occupations or more: the site has that many`)
  const made = [...occupations]
  for (let place = made.length; place < count; place++) {
    const model = occupations[place % occupations.length]
    if (model === undefined) break
    const name = (offset: number) => {
      const number = (place + offset) * 7919
      const pick = (words: readonly string[], step: number) => words[Math.floor(number / step) % words.length]
      return `${pick(fields, 1)} ${pick(kinds, fields.length)} ${pick(roles, fields.length * kinds.length)}`
    }
    made.push({
      ...model,
      code: String(400_000 + place),
      title: name(0),
      unitGroup: { code: String(4000 + Math.floor(place / 8)), title: `${fields[Math.floor(place / 8) % fields.length]} Professionals` },
      alternativeTitles: [name(1)],
      specialisations: [name(2), name(3)],
    })
  }
  return made
}
