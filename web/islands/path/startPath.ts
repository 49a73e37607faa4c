import { mountIsland } from '../mountIsland.tsx'
import { PathAnswers } from './PathAnswers.tsx'
import { PathQuestions } from './PathQuestions.tsx'

export const startPathQuestions = mountIsland(PathQuestions)
export const startPathAnswers = mountIsland(PathAnswers)
