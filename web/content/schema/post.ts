import * as v from 'valibot'
import { TOPICS } from '../../../cms/src/ownersContent/article.ts'
import { Day, Description, Path, SourceIds, Words } from './text.ts'

/** The front matter of `content/posts/{slug}.md`. The body is Markdown; its sections start with `## `. */
export const PostFrontMatterSchema = v.strictObject({
  title: v.pipe(Words, v.maxLength(60)),
  description: Description,
  summary: v.pipe(v.array(Words), v.minLength(2), v.maxLength(4)),
  topic: v.picklist(TOPICS),
  published: Day,
  /** The day its words last changed, where that is after the day it was published. */
  updated: v.optional(Day),
  checked: Day,
  service: Path,
  /** The slugs of the three to read after it. */
  next: v.pipe(v.array(Words), v.length(3)),
  sources: SourceIds,
})

export type PostFrontMatter = v.InferOutput<typeof PostFrontMatterSchema>
