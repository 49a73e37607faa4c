/** Calling codes of the countries that write to us most, and of those near them. */
const CODES =
  '61 AU,64 NZ,91 IN,977 NP,92 PK,880 BD,94 LK,975 BT,960 MV,93 AF,98 IR,964 IQ,962 JO,961 LB,963 SY,972 IL,90 TR,966 SA,971 AE,974 QA,965 KW,968 OM,973 BH,967 YE,86 CN,852 HK,853 MO,886 TW,81 JP,82 KR,63 PH,84 VN,66 TH,60 MY,65 SG,62 ID,95 MM,855 KH,856 LA,673 BN,679 FJ,675 PG,44 GB,353 IE,49 DE,33 FR,39 IT,34 ES,351 PT,31 NL,32 BE,41 CH,43 AT,45 DK,46 SE,47 NO,358 FI,48 PL,40 RO,36 HU,420 CZ,30 GR,380 UA,375 BY,381 RS,385 HR,359 BG,20 EG,27 ZA,234 NG,254 KE,233 GH,251 ET,255 TZ,256 UG,260 ZM,263 ZW,230 MU,249 SD,212 MA,213 DZ,216 TN,55 BR,57 CO,54 AR,56 CL,51 PE,52 MX,58 VE,593 EC'
const countries = CODES.split(',').map((row) => {
  const [code = '', country = ''] = row.split(' ')
  return { code, country }
})

const names = new Intl.DisplayNames('en-AU', { type: 'region' })

/** Of a whole number alone: without its country's code it could be anyone's. */
export function countryOf(phone: string | null | undefined): string | null {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(phone ?? '')?.[1]?.replace(/\D/g, '')
  const country = digits && countries.find(({ code }) => digits.startsWith(code))?.country
  return country ? (names.of(country) ?? country) : null
}

export const countryChoices = countries
  .map(({ code, country }) => ({ value: code, name: names.of(country) ?? country }))
  .sort((one, other) => one.name.localeCompare(other.name))
