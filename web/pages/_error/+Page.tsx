import { NotFoundPage } from '#components/prose/NotFoundPage.tsx'
import { notFound } from '#content/pages/notFound.ts'

export function Page() {
  return <NotFoundPage words={notFound} />
}
