import { isEmailTooLong, toSampleRequestPayload } from '#domain/leads.ts'
import { otherDiscipline } from '../../../cms/src/contract/disciplines.ts'
import { part, printed } from '../dom.ts'
import { whenShownAgain } from '../pageEvents.ts'
import { changedField, type KeptFields, keepFields, readFields, showFields, typedFields } from './keptFields.ts'
import { type LeadFormProps, leadForm, showErrors } from './leadForm.ts'

export type SampleRequestProps = LeadFormProps & {
  subject: string
  queriesPrefix: string
  emailError: string
  /** The page's own discipline: it is chosen from the start, and kept as none, because it is not the visitor's choice. */
  chosen: string
}

const KEPT = 'sample'

export function start(form: HTMLFormElement): void {
  const props = printed<SampleRequestProps>(form.dataset.props)
  const { send, forgetNotes } = leadForm(form, props)
  const discipline = part<HTMLSelectElement>(form, 'select')
  const specify = part(form, '[data-specify]')
  const specifyField = part<HTMLInputElement>(specify, 'input')
  const email = part<HTMLInputElement>(form, '[type=email]')
  const showEmailError = (isWrong: boolean) => showErrors(form, { email: isWrong ? props.emailError : undefined })

  const keep = (fields: KeptFields) => keepFields(KEPT, fields.discipline === props.chosen ? { ...fields, discipline: '' } : fields)
  const showSpecify = () => {
    specify.hidden = discipline.value !== otherDiscipline
    specifyField.disabled = specify.hidden
  }
  const show = () => {
    const kept = readFields(KEPT)
    showFields(form, kept.discipline === '' ? { ...kept, discipline: props.chosen } : kept, null)
    showSpecify()
  }

  // Typed before the script arrived, so it is newer.
  keep(typedFields(form))
  show()
  // The back/forward cache brings back a page from before the request was sent, or changed, on another one.
  whenShownAgain(show)
  form.addEventListener('input', (event) => {
    showSpecify()
    keep(changedField(event))
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isEmailTooLong(email.value)) {
      forgetNotes()
      return showEmailError(true)
    }
    showEmailError(false)
    const answer = await send(toSampleRequestPayload({ email: email.value, discipline: discipline.value }, props))
    if (answer.stored) {
      keepFields(KEPT, { discipline: '', specify: '', email: '' })
      // A reset goes back to the page's own discipline; the values just sent are cleared.
      discipline.value = ''
      showSpecify()
    } else showEmailError(answer.refused.includes('email'))
  })
}
