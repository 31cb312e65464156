import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Refusal } from './register.server.ts'
import { registerWords } from './register.words.ts'

/** A number that is registered: where its page is, or the two ways on. Of another holder nothing is told. */
export function Duplicate({ refusal, mayWrite }: { refusal: Refusal; mayWrite: boolean }) {
  const say = useWords(registerWords)
  const prefix = localePrefix(useLocale())
  const { own, taken, typed } = refusal
  if (own !== null)
    return (
      <p>
        <Link to={href('/:locale?/products/:id', { ...prefix, id: String(own) })}>{say('own.open')}</Link>
      </p>
    )
  if (!taken) return null
  const serial = new URLSearchParams({ serial: String(typed['serial_number']) }).toString()
  return (
    <Alert
      tone="warning"
      title={say('taken.title')}
      action={
        <>
          <Link to={`${href('/:locale?/products/new', prefix)}?tab=transfer&${serial}`}>{say('taken.transfer')}</Link>
          {mayWrite && <Link to={`${href('/:locale?/new-ticket', prefix)}?${serial}`}>{say('taken.ticket')}</Link>}
        </>
      }
    >
      {say('taken.text')}
    </Alert>
  )
}

/** For who comes from a number, as on an order's line, and looks for the bicycle's page. */
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
