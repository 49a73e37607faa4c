import { componentOf } from '../../ownersContent/strapiSchema.ts'

export default componentOf('site.reader')
