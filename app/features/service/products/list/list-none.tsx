import { href } from 'react-router'
import { NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { productWords } from '../products.words.ts'
import { listWords } from './list.words.ts'
import { isFiltered, type ProductListView } from './list-params.ts'

type NothingProps = { path: string; view: ProductListView; mayRegister: boolean }

/** No product at all, none that fits, or none left on the pages that follow. */
export function NothingFound({ path, view, mayRegister }: NothingProps) {
  const say = useWords(listWords)
  const product = useWords(productWords)
  const register = href('/:locale?/products/new', localePrefix(useLocale()))
  if (!isFiltered(view) && !view.company && !view.after)
    return (
      <NoneYet
        title={say('empty')}
        action={mayRegister ? <LinkButton to={register}>{product('register')}</LinkButton> : undefined}
      >
        {say(mayRegister ? 'empty.words' : 'empty.staff')}
      </NoneYet>
    )
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={path}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}
