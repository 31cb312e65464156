import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'

/** A button that does what mail programs do by themselves (RFC 8058), for who has opened the link of a mail. */
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
