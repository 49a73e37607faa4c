import { Box, Checkbox, Field, Flex, Typography } from '@strapi/design-system'
import { useAuth, useField } from '@strapi/strapi/admin'
import { personName } from '../../history/historyEntry.ts'
import { type Confirmation, promises } from '../../ownersContent/promises.ts'
import { shortDay, sydneyClock } from '../../time/sydneyTime.ts'
import type { InputProps } from './fieldFrame.tsx'

export function PromisesInput({ name, label, hint, disabled = false }: InputProps) {
  const { value, onChange } = useField<Confirmation[] | null>(name)
  const person = useAuth('PromisesInput', ({ user }) => user)
  const known = new Set(promises.map(({ words }) => words))
  // A tick of a sentence that has changed since goes with the next one.
  const confirmed = (value ?? []).filter(({ words }) => known.has(words))
  const tick = (words: string, isTicked: boolean) => {
    const others = confirmed.filter((one) => one.words !== words)
    const own = { words, on: sydneyClock(new Date()).day, by: person ? personName(person) : '' }
    onChange(name, isTicked ? [...others, own] : others)
  }
  return (
    <Field.Root name={name} hint={hint}>
      <Box tag="fieldset" width="100%">
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
                  On {Object.keys(said).join(', ')}
                  {confirmation && `. Confirmed by ${confirmation.by}, ${shortDay(confirmation.on)}`}
                </Typography>
              </Box>
            )
          })}
        </Flex>
      </Box>
      <Field.Hint />
    </Field.Root>
  )
}
