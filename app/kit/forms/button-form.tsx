import { Form, useNavigation } from 'react-router'
import { Button, type ButtonProps } from '#app/kit/ui/button.tsx'

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
