interface ImportMetaEnv {
  readonly SITE_VITALS_URL: string
}
