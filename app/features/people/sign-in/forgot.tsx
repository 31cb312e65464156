import { type ComponentProps, type FormEvent, type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Sent, sendStep } from './send-step.ts'
import { signInFormId, stepAddress, tabAddress } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'

/** As the specification has it: long enough to read that the mail is on its way. */
const closesAfter = 3000

/**
 * A link to the page of its own, which opens as a dialog where there is a script. `keeps`: this page holds what was typed
 * before the session ended, so without a script the other one opens beside it.
 */
export function ForgotPassword({ keeps }: { keeps: boolean }) {
  const say = useWords(signInWords)
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  function open(event: MouseEvent) {
    event.preventDefault()
    const typed = emailTyped()
    if (typed) setEmail(typed)
    setOpen(true)
  }
  return (
    <div className="cluster forgot">
      <LinkButton
        variant="ghost"
        to={tabAddress(location, 'forgot')}
        target={keeps ? '_blank' : undefined}
        // The focus stays in its field until the dialog takes it: a field left empty is told to be wrong.
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        {say('forgot.title')}
      </LinkButton>
      {isOpen ? <ForgotModal email={email} onEmail={setEmail} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

/** What stands in the sign-in form: nobody types their address twice. */
function emailTyped(): string {
  const input = document.forms.namedItem(signInFormId)?.elements.namedItem('email')
  return input instanceof HTMLInputElement ? input.value.trim() : ''
}

type ForgotModalProps = { email: string; onEmail: (email: string) => void; onClose: () => void }

function ForgotModal({ email, onEmail, onClose }: ForgotModalProps) {
  const say = useWords(signInWords)
  const address = stepAddress(useLocation(), 'forgot')
  const [state, setState] = useState<'idle' | 'sending' | Sent>('idle')
  const isSending = state === 'sending'
  const isDone = state === 'done'
  const canSend = !isSending && !isDone && email.trim() !== ''

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(onClose, closesAfter)
    return () => clearTimeout(timer)
  }, [isDone, onClose])

  async function send() {
    setState('sending')
    const sent = await sendStep(address, { email })
    // However the dialog is closed then, it opens again empty.
    if (sent === 'done') onEmail('')
    setState(sent)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend) void send()
  }

  const footer = (
    <>
      <Button onClick={onClose}>{say('forgot.cancel')}</Button>
      <Button type="submit" form="forgot" variant="primary" loading={isSending} disabled={!canSend}>
        {say('forgot.submit')}
      </Button>
    </>
  )
  return (
    <Modal open onClose={onClose} size="small" title={say('forgot.title')} footer={footer}>
      <form id="forgot" className="stack-small" onSubmit={submit} noValidate>
        <p className="muted">{say('forgot.intro')}</p>
        {isDone ? <Alert tone="success">{say('notice.reset-sent')}</Alert> : null}
        {typeof state === 'object' ? <Alert tone="danger">{state.problem ?? say('forgot.failed')}</Alert> : null}
        <EmailField id="forgot-email" value={email} onChange={(event) => onEmail(event.currentTarget.value)} />
      </form>
    </Modal>
  )
}

/** The same as a page, for anyone who has no script. */
export function ForgotForm({ email }: { email?: string | undefined }) {
  const say = useWords(signInWords)
  const location = useLocation()
  return (
    <form method="post" action={stepAddress(location, 'forgot')} className="stack-small">
      <EmailField id="forgot-email" name="email" defaultValue={email} />
      <div className="cluster">
        <LinkButton to={tabAddress(location, 'login')}>{say('forgot.cancel')}</LinkButton>
        <Button type="submit" variant="primary">
          {say('forgot.submit')}
        </Button>
      </div>
    </form>
  )
}

function EmailField({ id, ...input }: { id: string } & ComponentProps<typeof Input>) {
  const say = useWords(signInWords)
  return (
    <Field id={id} label={say('sign-in.email')} required>
      {(control) => <Input {...control} {...input} type="email" autoComplete="username" />}
    </Field>
  )
}
