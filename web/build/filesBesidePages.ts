import { posts } from '#content/posts.ts'
import { snapshot } from '#content/snapshot.ts'
import { iconFiles, manifest } from './manifestAndIcons.ts'
import { dataFiles } from './occupationData.ts'
import { robots, rss } from './sitemapAndFeeds.ts'

/** Every file that does not depend on which pages there are. The development server makes them when they are asked for. */
export const filesBesidePages: Readonly<Record<string, () => string | Promise<Buffer>>> = {
  '/robots.txt': robots,
  '/rss.xml': () => rss(posts),
  '/manifest.webmanifest': manifest,
  '/version.json': () => `${JSON.stringify({ number: snapshot?.number ?? 0 })}\n`,
  ...dataFiles,
  ...iconFiles,
}
