import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { RegisterFailure } from './register.server.ts'
import { formWords } from '../forms.words.ts'
import { registerWords } from './register.words.ts'

type DuplicateProps = { refusal: RegisterFailure; error: string | undefined; mayWrite: boolean }

/**
 * A number that is registered: where its page is, or the two ways on. Of another holder nothing is told. `error`: what
 * the form says of the number now; once that is corrected, none of it is about the bicycle any more.
 */
export function Duplicate({ refusal, error, mayWrite }: DuplicateProps) {
  const say = useWords(registerWords)
  const problem = useWords(formWords)
  const prefix = localePrefix(useLocale())
  const { own, taken, alike, submitted } = refusal
  if (!duplicates.some((one) => problem(one) === error)) return null
  if (own !== null)
    return (
      <p>
        <Link to={href('/:locale?/products/:id', { ...prefix, id: String(own) })}>
          {say(alike === null ? 'own.open' : 'alike.open')}
        </Link>
      </p>
    )
  if (!taken) return null
  const serial = new URLSearchParams({ serial: String(submitted['serial_number']) }).toString()
  return (
    <Alert
      tone="warning"
      title={say('taken.title')}
      action={
        <>
          <Link to={`${href('/:locale?/products/new', prefix)}?way=transfer&${serial}`}>{say('taken.transfer')}</Link>
          {mayWrite && (
            <Link to={`${href('/:locale?/new-ticket', prefix)}?${serial}&about=registration`}>
              {say('taken.ticket')}
            </Link>
          )}
        </>
      }
    >
      {say('taken.text')}
    </Alert>
  )
}

const duplicates = ['serial-own', 'serial-alike', 'serial-taken'] as const

/** For readers who come from a number, as on an order's line, and look for the bicycle's page. */
export function Unregistered({ serial }: { serial: string }) {
  const say = useWords(registerWords)
  return <Alert title={say('unregistered.title', { serial })}>{say('unregistered.text')}</Alert>
}

/** A draft is left by a whole page load, so that nothing of it is saved once more on the way out. */
export function Resumed({ at }: { at: Date }) {
  const say = useWords(registerWords)
  const locale = useLocale()
  return (
    <Alert
      title={say('resumed.title', { moment: formatDate(locale, at, 'moment') })}
      action={
        <form method="post" action={href('/:locale?/products/new', localePrefix(locale))}>
          <Button type="submit" size="small" name="intent" value="discard">
            {say('resumed.discard')}
          </Button>
        </form>
      }
    />
  )
}
