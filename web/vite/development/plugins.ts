import type { Plugin } from 'vite'
import { faults } from './faults.ts'
import { published } from './published.ts'
import { siteFiles } from './siteFiles.ts'
import { styleguide } from './styleguide.ts'
import { layersFirst, stylesFollow } from './styles.ts'

/** What the development server alone does. */
export const development: Plugin[] = [faults, published, siteFiles, layersFirst, stylesFollow, styleguide]
