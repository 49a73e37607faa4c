export { Page } from '../pages.tsx'
