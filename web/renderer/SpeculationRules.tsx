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
          // An answer of islands/path/ that was not given is nobody's business.
          { not: { selector_matches: '[download], [target="_blank"], [data-no-prerender]' } },
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
