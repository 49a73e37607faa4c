import type { Place } from './place.ts'

/** No AutoCAD and no SCADA: small letters after the first. */
const NAME = "\\p{Lu}\\p{Ll}+(?:['’-]\\p{L}+)*(?!\\p{L})"
const RUN = `${NAME}(?:(?:,? )${NAME}){0,3}`
/** The likeliest countries of our visitors, for lists such as “Pokhara, Nepal” without a preposition. */
const COUNTRY =
  'Nepal|India|Pakistan|Bangladesh|Sri Lanka|Bhutan|Maldives|Philippines|Australia|New Zealand|UAE|United Arab Emirates|Dubai|Abu Dhabi|Qatar|Saudi Arabia|Oman|Kuwait|Bahrain|Iran|Iraq|Jordan|Lebanon|Malaysia|Singapore|Indonesia|Vietnam|Thailand|Myanmar|China|Hong Kong|Japan|Korea|Kenya|Nigeria|Ghana|Ethiopia|Zimbabwe|South Africa|Egypt|Fiji|Papua New Guinea|UK|United Kingdom|England|Ireland|USA|United States|Canada|Brazil|Colombia|Mexico|Germany|Turkey'

const PLACE = new RegExp(
  `\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Oo]utside|[Aa]round|(?:city|town|village|district|province|state) of) (?:the (?:city|town|village|district) of )?(${RUN})|\\b(?:Location|Place|Site|City|Country)\\s*:\\s*(\\p{Lu}[^\\n.;]{2,40})|\\b(${COUNTRY})\\b`,
  'gu',
)

/** After “in” they are a month, a subject or a part of the text, and no place. */
const NOT_A_PLACE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|Engineering|Engineer|Science|Sciences|Technology|Management|Bachelors?|Masters?|Diploma|Degree|Department|Career|Episode|Figure|Table|Section|Chapter|Phase|Stage|Semester|English|Excel|Python|Java|My|This|The|These|That|It|Its|His|Her|Our|Their|Civil|Mechanical|Electrical|Electronics?|Computer|Limited|Ltd|Pvt|Pty|Inc|Company|Corporation|Group)\b/

/** Words that look like the name of a place: a guess that the reader judges. */
export function placesIn(text: string, offset = 0): Place[] {
  const places: Place[] = []
  for (const match of text.matchAll(PLACE)) {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    if (NOT_A_PLACE.test(name)) continue
    const start = offset + match.index + match[0].length - name.length
    if (start >= (places.at(-1)?.end ?? 0)) places.push({ start, end: start + name.length })
  }
  return places
}
