/** Made by vite/inlineScript.ts. */
declare module '*?inline-script' {
  const program: string
  export default program
}
