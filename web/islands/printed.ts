/** What a component has printed for its script, whose type both name. */
export function printed<Props>(json: string | undefined): Props {
  return JSON.parse(json ?? '') as Props
}
