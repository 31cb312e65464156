import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './pages.words.ts'

/** Who is signed in here, and how far they have come. */
export type Visitor = { email: string; state: 'unverified' | 'verified' | 'full' }

type VerifyRefusalProps = { refusal: { sentence: string; isGone: boolean }; visitor: Visitor | undefined; page: string }

/** Why a link does nothing, and what the reader can do. `page`: where they go on. */
export function VerifyRefusal({ refusal: { sentence, isGone }, visitor, page }: VerifyRefusalProps) {
  const say = useWords(pageWords)
  if (!visitor)
    return <Refusal sentence={sentence} next={say('verify.again')} to={page} button={say('verify.again.button')} />
  const { state, email } = visitor
  if (state === 'unverified') return <NewLink sentence={sentence} email={email} page={page} />
  return (
    <>
      <Alert tone={isGone ? 'info' : 'danger'} title={sentence}>
        {say('verify.again.verified', { email })} {state === 'full' ? say('verify.again.full') : null}
      </Alert>
      <div className="cluster">
        <LinkButton to={page} variant="primary">
          {say('verify.again.verified.button')}
        </LinkButton>
      </div>
    </>
  )
}

/** The mail once more, by the same step as the screen that waits for it, which is what comes next. */
function NewLink({ sentence, email, page }: { sentence: string; email: string; page: string }) {
  const say = useWords(pageWords)
  return (
    <>
      <Alert tone="danger" title={sentence}>
        {say('verify.again.unverified', { email })}
      </Alert>
      <form method="post" action={`${page}${page.includes('?') ? '&' : '?'}sign-in=resend`}>
        <Button type="submit" variant="primary">
          {say('verify.again.unverified.button')}
        </Button>
      </form>
    </>
  )
}

export function ResetRefusal({ sentence }: { sentence: string }) {
  const say = useWords(pageWords)
  const to = `${pathIn(useLocale(), '/')}?tab=forgot`
  return <Refusal sentence={sentence} next={say('reset.again')} to={to} button={say('reset.again.button')} />
}

type RefusalProps = { sentence: string; next: string; to: string; button: string }

function Refusal({ sentence, next, to, button }: RefusalProps) {
  return (
    <>
      <Alert tone="danger" title={sentence}>
        {next}
      </Alert>
      <div className="cluster">
        <LinkButton to={to} variant="primary">
          {button}
        </LinkButton>
      </div>
    </>
  )
}
