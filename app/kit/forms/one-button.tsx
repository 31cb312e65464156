import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { ButtonForm } from './button-form.tsx'

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
  return (
    <div className="stack-small">
      {above}
      <p>{words}</p>
      <ButtonForm intent={intent} action={pathname} variant={isDanger ? 'danger' : 'secondary'} size="small">
        {button}
      </ButtonForm>
    </div>
  )
}
