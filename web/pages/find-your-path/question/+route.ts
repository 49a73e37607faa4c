import { pathQuestions } from '#content/path.ts'
import { routeTo } from '../pathRoute.ts'

export default routeTo(pathQuestions)
