import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system'
import { useAuth, useField } from '@strapi/strapi/admin'
import { Fragment } from 'react'
import { personName } from '../../history/historyEntry.ts'
import { type Confirmation, promises } from '../../ownersContent/promises.ts'
import { shortDay, sydneyClock } from '../../time/sydneyTime.ts'
import { useGoLive } from '../site/useGoLive.ts'
import type { InputProps } from './fieldFrame.tsx'

export function PromisesInput({ name, label, hint, disabled = false }: InputProps) {
  const { value, onChange } = useField<Confirmation[] | null>(name)
  const person = useAuth('PromisesInput', ({ user }) => user)
  const site = useGoLive().data?.siteUrl
  const known = new Set(promises.map(({ words }) => words))
  // A tick of a sentence that has changed since goes with the next one.
  const confirmed = (value ?? []).filter(({ words }) => known.has(words))
  const tick = (words: string, isTicked: boolean) => {
    const others = confirmed.filter((one) => one.words !== words)
    const own = { words, on: sydneyClock(new Date()).day, by: person ? personName(person) : '' }
    onChange(name, isTicked ? [...others, own] : others)
  }
  const tickAll = () => {
    const [on, by] = [sydneyClock(new Date()).day, person ? personName(person) : '']
    const open = promises.filter(({ words }) => !confirmed.some((one) => one.words === words))
    onChange(name, [...confirmed, ...open.map(({ words }) => ({ words, on, by }))])
  }
  return (
    <Field.Root name={name} hint={hint}>
      <Box tag="fieldset" name={name} tabIndex={-1} width="100%" borderWidth={0}>
        <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
          {label}: {confirmed.length} of {promises.length} confirmed
        </Typography>
        <Flex direction="column" alignItems="stretch" gap={3}>
          {promises.map(({ words, said }) => {
            const confirmation = confirmed.find((one) => one.words === words)
            return (
              <Box key={words}>
                <Checkbox checked={confirmation !== undefined} disabled={disabled} onCheckedChange={(state) => tick(words, state === true)}>
                  {words}
                </Checkbox>
                <Typography variant="pi" textColor="neutral600" tag="p" paddingLeft={7}>
                  On <Pages paths={Object.keys(said)} site={site} />
                  {confirmation && `. Confirmed by ${confirmation.by}, ${shortDay(confirmation.on)}`}
                </Typography>
              </Box>
            )
          })}
        </Flex>
        {confirmed.length < promises.length && (
          <Button variant="secondary" disabled={disabled} onClick={tickAll} marginTop={4}>
            I have read all {promises.length} and will keep them
          </Button>
        )}
      </Box>
      <Field.Hint />
    </Field.Root>
  )
}

/** To read the sentence where visitors do. */
function Pages({ paths, site }: { paths: readonly string[]; site: string | undefined }) {
  return paths.map((path, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      {site === undefined ? (
        path
      ) : (
        <a href={site + path} target="_blank" rel="noopener noreferrer">
          {path}
        </a>
      )}
    </Fragment>
  ))
}
