import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './pages.words.ts'

/** Why a link does nothing, and the way to another one. */
export function LinkRefusal({ page, sentence }: { page: 'verify' | 'reset'; sentence: string }) {
  const say = useWords(pageWords)
  const home = pathIn(useLocale(), '/')
  return (
    <>
      <Alert tone="danger" title={sentence}>
        {say(`${page}.again`)}
      </Alert>
      <div className="cluster">
        <LinkButton to={page === 'reset' ? `${home}?tab=forgot` : home} variant="primary">
          {say(`${page}.again.button`)}
        </LinkButton>
      </div>
    </>
  )
}
