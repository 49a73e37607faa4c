/** Puts a source's number behind each link to it, so that the text refers to the margin. */
export function numberLinks(html: string, urls: readonly string[]): string {
  return html.replace(/<a href="([^"]*)">.*?<\/a>/g, (link, url: string) => {
    const place = urls.indexOf(url.replaceAll('&amp;', '&'))
    return place < 0 ? link : `${link}<sup aria-hidden="true">${place + 1}</sup>`
  })
}
