/**
 * The browser prepares the page that the visitor is about to open. Every address it may open early is safe:
 * pages only, no files and nothing of the lead inbox. The text is the same on every page: the policy knows it by its hash.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '/admin/*'] } },
          // A link that is answered in place needs no page: islands/path/.
          { not: { selector_matches: '[download], [target="_blank"], [data-in-place]' } },
        ],
      },
      // After 200 ms under the pointer, or when pressed; on a phone when it has been in view for a while.
      eagerness: 'moderate',
    },
  ],
}

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
