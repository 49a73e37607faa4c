import { schemaOf } from '../../../../ownersContent/strapiSchema.ts'

export default schemaOf('question')
