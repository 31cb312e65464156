import { Form, useNavigation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { assignWords } from './assign.words.ts'

/** Where the key n finds the form that takes the next ticket. */
const place = 'take-next'

type TakeNextProps = { action: string; submission: string; isFirst?: boolean }

/** `action`: the queue, as it is to be shown where no ticket is left; `isFirst`: it is what the page is for. */
export function TakeNext({ action, submission, isFirst = false }: TakeNextProps) {
  const say = useWords(assignWords)
  const isSent = useNavigation().formData?.get('intent') === 'next'
  return (
    <Form id={place} method="post" action={action}>
      <input type="hidden" name="submission" value={submission} />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'secondary'}
        size="small"
        name="intent"
        value="next"
        loading={isSent}
      >
        {say('next')}
      </Button>
    </Form>
  )
}

/** Presses its button. */
export function pressTakeNext(): void {
  document.querySelector<HTMLElement>(`#${place} button`)?.click()
}
