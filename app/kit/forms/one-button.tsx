import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'

type OneButtonProps = { intent: string; title: ReactNode; words: ReactNode; button: ReactNode }

/** What one button does, with the words that say it. */
export function OneButtonCard({ title, ...form }: OneButtonProps) {
  return (
    <Card title={title}>
      <OneButtonForm {...form} />
    </Card>
  )
}

/** What cannot be taken back: two presses away, with or without a script. `refused` stands above the words. */
export function DangerFold({ title, refused, ...form }: OneButtonProps & { refused?: ReactNode }) {
  return (
    <CardFold title={title} open={Boolean(refused)}>
      <OneButtonForm {...form} isDanger above={refused} />
    </CardFold>
  )
}

type FormProps = Omit<OneButtonProps, 'title'> & { isDanger?: boolean; above?: ReactNode }

function OneButtonForm({ intent, words, button, isDanger = false, above }: FormProps) {
  const { pathname } = useLocation()
  const isSending = useNavigation().formData?.get('intent') === intent
  const variant = isDanger ? 'danger' : 'secondary'
  return (
    <Form method="post" action={pathname} className="stack-small">
      {above}
      <p>{words}</p>
      <div>
        <Button type="submit" variant={variant} size="small" name="intent" value={intent} loading={isSending}>
          {button}
        </Button>
      </div>
    </Form>
  )
}
