import { useEffect, useEffectEvent, useId, useState } from 'react'
import { allCountryOptions, type CountryOption, countryOptions, defaultCountry, likelyCountries } from '#domain/countries.ts'
import styles from '../form/form.module.css'

type Props = { label: string; likelyLabel: string; allLabel: string; onComplete: () => void }

/**
 * A native select. The HTML contains the likely countries; the other 200 are added in the browser,
 * where they cost no bytes on pages that are only read.
 */
export function CountrySelect({ label, likelyLabel, allLabel, onComplete }: Props) {
  const id = useId()
  const [rest, setRest] = useState<CountryOption[]>([])
  useEffect(() => setRest(allCountryOptions().filter(({ code }) => !likelyCountries.includes(code))), [])
  const complete = useEffectEvent(onComplete)
  useEffect(() => {
    if (rest.length > 0) complete()
  }, [rest])

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="country" className={styles.control} autoComplete="tel-country-code" defaultValue={defaultCountry}>
        <optgroup label={likelyLabel}>{countryOptions(likelyCountries).map(option)}</optgroup>
        {rest.length > 0 && <optgroup label={allLabel}>{rest.map(option)}</optgroup>}
      </select>
    </div>
  )
}

function option({ code, label }: CountryOption) {
  return (
    <option key={code} value={code}>
      {label}
    </option>
  )
}
