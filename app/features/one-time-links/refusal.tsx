import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './pages.words.ts'

/** Who is signed in here. */
type Visitor = { email: string; isVerified: boolean }

/** Why a link does nothing, and what whoever is looking can do. */
export function VerifyRefusal({ sentence, visitor }: { sentence: string; visitor: Visitor | undefined }) {
  const say = useWords(pageWords)
  const home = pathIn(useLocale(), '/')
  if (!visitor)
    return <Refusal sentence={sentence} next={say('verify.again')} to={home} button={say('verify.again.button')} />
  const state = visitor.isVerified ? 'verified' : 'unverified'
  const next = say(`verify.again.${state}`, { email: visitor.email })
  return <Refusal sentence={sentence} next={next} to={home} button={say(`verify.again.${state}.button`)} />
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
