import { useBrand } from '#app/kit/brand.tsx'
import { Banner } from '#app/kit/ui/banner.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'

export function DemoBanner() {
  const say = useWords(shellWords)
  return useBrand().demo ? <Banner>{say('demo')}</Banner> : null
}
