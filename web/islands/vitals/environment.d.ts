/** Empty unless the owner sets it (docs/watching.md). Not below `import.meta.env`, where Vike lets nothing public but `PUBLIC_ENV__…` through. */
declare const SITE_VITALS_URL: string
