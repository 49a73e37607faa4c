import { mountIsland } from '../mountIsland.tsx'
import { PointsCalculator } from './PointsCalculator.tsx'

export const start = mountIsland(PointsCalculator)
