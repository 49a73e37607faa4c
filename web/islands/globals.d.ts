/** Made by vite/inlineScript.ts. */
declare module '*?inline-script' {
  const program: string
  export default program
}
/** Empty unless the owner sets it (docs/watching.md). Not below `import.meta.env`, where Vike makes only `PUBLIC_ENV__…` public. */
declare const SITE_VITALS_URL: string
