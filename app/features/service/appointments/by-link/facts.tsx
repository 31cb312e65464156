import { href, useParams } from 'react-router'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { mailWords } from '../mails/mails.words.ts'
import { byLinkWords } from './by-link.words.ts'
import type { Shown } from './shown.ts'

/** When and where, and whom to call. */
export function LinkedFacts({ shown }: { shown: Shown }) {
  const say = useWords(byLinkWords)
  const mails = useWords(mailWords)
  const locale = useLocale()
  const { token = '' } = useParams()
  const { state, phone, email, words, zone } = shown
  const lines = shown.lines.map(({ term, detail, isShops }) => ({
    term,
    detail: isShops ? <span lang={foreignTo(locale, detail)}>{detail}</span> : detail,
  }))
  const reach = [
    ...(phone ? [{ term: mails('phone'), detail: <a href={telOf(phone)}>{phone}</a> }] : []),
    ...(email ? [{ term: mails('email'), detail: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ]
  return (
    <div className="stack-small">
      {state !== 'booked' && state !== 'cancelled' && (
        <p>
          <StatusDot tone={state === 'no_show' ? 'hollow' : 'green'}>{say(`state.${state}`)}</StatusDot>
        </p>
      )}
      {words && <p lang={foreignTo(locale, words)}>{words}</p>}
      <DescriptionList columns={1} items={[...lines, ...reach]} />
      {zone && <p className="muted">{zone}</p>}
      {state === 'booked' && (
        <div>
          {/* A file, which the router would look for among its pages. */}
          <a
            className="button button-secondary"
            href={href('/:locale?/a/:token/appointment.ics', { ...localePrefix(locale), token })}
            download
          >
            {say('download')}
          </a>
        </div>
      )}
    </div>
  )
}
