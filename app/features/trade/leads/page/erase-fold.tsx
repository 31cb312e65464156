import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './page.words.ts'

/** Two presses away, with or without a script. */
export function EraseFold() {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const isSending = useNavigation().formData?.get('intent') === 'erase'
  return (
    <CardFold title={say('erase')}>
      <Form method="post" action={pathname} className="stack-small">
        <p>{say('erase.words')}</p>
        <div>
          <Button type="submit" variant="danger" size="small" name="intent" value="erase" loading={isSending}>
            {say('erase.do')}
          </Button>
        </div>
      </Form>
    </CardFold>
  )
}
