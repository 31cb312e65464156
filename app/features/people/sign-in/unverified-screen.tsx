import { noticeIn } from '#app/kit/forms/notices.ts'
import { Mail, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { type ToastColor, ToastOnArrival, useToasts } from '#app/kit/ui/toasts.tsx'
import { useQuietCheck } from '#app/kit/use-quiet-check.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sendStep } from './send-step.ts'
import { StepProblem } from './step-problem.tsx'
import { notices, stepAddress } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** By this a page that still asks to verify is known: the link may be opened in another tab. */
const unverifiedMark = 'waiting-for-verification'

/** For anyone who has registered and not yet shown that the address is theirs. */
export function UnverifiedScreen({ email, problem }: { email: string; problem?: string | undefined }) {
  const say = useWords(signInWords)
  const location = useLocation()
  const notice = noticeIn(new URLSearchParams(location.search), notices)?.done
  useQuietCheck(unverifiedMark)
  return (
    <CentredCard
      icon={<Mail size={32} aria-hidden />}
      title={say('unverified.title')}
      intro={<span className="auth-address">{say('unverified.intro', { email })}</span>}
    >
      <ToastOnArrival toast={notice === 'verify-sent' ? sentToast(say, email) : null} />
      {notice === 'crm-failed' ? <Alert tone="warning">{say('notice.crm-failed')}</Alert> : null}
      {problem ? <StepProblem title={say('verify_email_failed')}>{problem}</StepProblem> : null}
      <ResendForm address={stepAddress(location, 'resend')} email={email} />
      <p className="muted auth-note">{say('unverified.note')}</p>
      <div id={unverifiedMark} className="auth-end stack-small">
        <p className="muted auth-note">{say('unverified.wrong')}</p>
        <SignOutForm locale={useLocale()} label={say('sign-in.out')} />
      </div>
    </CentredCard>
  )
}

function ResendForm({ address, email }: { address: string; email: string }) {
  const say = useWords(signInWords)
  const toasts = useToasts()
  const [isSending, setSending] = useState(false)

  async function send() {
    setSending(true)
    const outcome = await sendStep(address, {})
    setSending(false)
    toasts.add(outcome === 'done' ? sentToast(say, email) : failedToast(say, outcome.problem))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) void send()
  }
  return (
    <form method="post" action={address} onSubmit={submit}>
      <Button type="submit" variant="primary" loading={isSending} disabled={isSending}>
        {say('unverified.resend')}
      </Button>
    </form>
  )
}

type SayIt = ReturnType<typeof useWords<typeof signInWords>>

function sentToast(say: SayIt, email: string) {
  const color: ToastColor = 'primary'
  return { title: say('verify_email_sent'), description: say('verify_email_sent_description', { email }), color }
}

function failedToast(say: SayIt, problem: string | undefined) {
  const color: ToastColor = 'danger'
  const description = problem ?? say('verify_email_failed_description')
  return { title: say('verify_email_failed'), description, color, icon: <TriangleAlert size={20} /> }
}
