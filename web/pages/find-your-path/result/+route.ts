import { pathResults } from '#content/path.ts'
import { routeTo } from '../pathRoute.ts'

export default routeTo(pathResults)
