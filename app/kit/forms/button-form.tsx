import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button, type ButtonProps } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'

type ButtonFormProps = Omit<ButtonProps, 'type' | 'name' | 'value'> & {
  intent: string
  /** What it is about, where a page has several of them. */
  fields?: Readonly<Record<string, string | number>>
  /** Where it is sent, if not to the page as it stands. */
  action?: string
  preventScrollReset?: boolean
}

/** A form that is nothing but a button. */
export function ButtonForm({
  intent,
  fields = {},
  action,
  preventScrollReset = false,
  loading,
  ...button
}: ButtonFormProps) {
  const { formData } = useNavigation()
  const hidden = Object.entries(fields).map(([name, value]) => [name, String(value)] as const)
  const isSending = formData?.get('intent') === intent && hidden.every(([name, value]) => formData.get(name) === value)
  return (
    <Form method="post" {...(action !== undefined && { action })} preventScrollReset={preventScrollReset}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" name="intent" value={intent} loading={loading || isSending} />
    </Form>
  )
}

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

type OneButtonFormProps = Omit<OneButtonProps, 'title'> & { isDanger?: boolean; above?: ReactNode }

function OneButtonForm({ intent, words, button, isDanger = false, above }: OneButtonFormProps) {
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

/** A button that does what mail programs do by themselves (RFC 8058), for anyone who has opened the link of a mail. */
export function OneClickForm({ button }: { button: string }) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <Button type="submit" variant="primary" loading={isSending}>
        {button}
      </Button>
    </Form>
  )
}
