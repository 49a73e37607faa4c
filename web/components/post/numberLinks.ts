/** Puts a source's number behind each link to it, so that the text refers to the margin. */
export function numberLinks(html: string, urls: readonly string[]): string {
  return html.replace(/<a href="([^"]*)">.*?<\/a>/g, (link, url: string) => {
    const index = urls.indexOf(url.replaceAll('&amp;', '&'))
    return index < 0 ? link : `${link}<sup aria-hidden="true">${index + 1}</sup>`
  })
}
