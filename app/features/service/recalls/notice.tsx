import type { ReactNode } from 'react'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import type { SerialRange } from '#app/features/bicycles/models/models.ranges.ts'
import type { ShownPicture } from './pictures.ts'
import { Pictures } from './pictures.tsx'
import { type Recall, serialsShown } from './recalls.ts'
import { recallWords } from './recalls.words.ts'

type Told = Pick<
  Recall,
  'kind' | 'texts' | 'remedies' | 'families' | 'boughtFrom' | 'boughtUntil' | 'phone' | 'email' | 'serialCount'
>

/** `serials`: the first of those it names. `heading`: of its parts, below that of whatever it stands in. */
type NoticeProps = {
  recall: Told
  pictures: readonly ShownPicture[]
  serials: readonly SerialRange[]
  heading: Heading
}
type Heading = 'h2' | 'h3'
type PartProps = Pick<NoticeProps, 'recall' | 'heading'>

/** A notice with all its parts, in the order of the European one: product, which of them, risk, what to do, remedies, whom to ask. */
export function Notice({ recall, pictures, serials, heading }: NoticeProps) {
  const say = useWords(recallWords)
  const locale = useLocale()
  const { texts } = recall
  return (
    <div className="recall-notice">
      <Part heading={heading} title={say('product')}>
        <p>{texts.product[locale] || '–'}</p>
        <Pictures pictures={pictures} />
      </Part>
      <Which {...{ recall, serials, heading }} />
      <Part heading={heading} title={say('risk')}>
        <p>{texts.risk[locale] || '–'}</p>
      </Part>
      <Part heading={heading} title={say('action')}>
        <p>
          <strong>{texts.action[locale] || '–'}</strong>
        </p>
      </Part>
      <Remedies recall={recall} heading={heading} />
      <Contact recall={recall} heading={heading} />
    </div>
  )
}

function Part({ heading: Heading, title, children }: { heading: Heading; title: string; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

function Which({
  recall: { families, boughtFrom, boughtUntil, serialCount },
  serials,
  heading,
}: Omit<NoticeProps, 'pictures'>) {
  const say = useWords(recallWords)
  const locale = useLocale()
  const day = (text: string) => formatDay(locale, text)
  const shown = serials.slice(0, serialsShown)
  const left = serialCount - shown.length
  return (
    <>
      {families.length > 0 && (
        <Part heading={heading} title={say('models')}>
          <p>{families.join(', ')}</p>
        </Part>
      )}
      <Part heading={heading} title={say('serials')}>
        {serials.length === 0 ? (
          <p>{say('serials.all')}</p>
        ) : (
          <ul className="recall-list recall-numbers">
            {shown.map(({ first, last }) => (
              <li key={`${first} ${last}`}>
                <span className="serial">{first === last ? first : `${first} – ${last}`}</span>
              </li>
            ))}
            {left > 0 && <li>{say('serials.more', { count: left })}</li>}
          </ul>
        )}
      </Part>
      {(boughtFrom || boughtUntil) && (
        <Part heading={heading} title={say('bought')}>
          <p>
            {boughtFrom && boughtUntil
              ? say('bought.between', { from: day(boughtFrom), until: day(boughtUntil) })
              : boughtFrom
                ? say('bought.from', { day: day(boughtFrom) })
                : boughtUntil && say('bought.until', { day: day(boughtUntil) })}
          </p>
        </Part>
      )}
    </>
  )
}

function Remedies({ recall: { remedies, texts }, heading }: PartProps) {
  const say = useWords(recallWords)
  const locale = useLocale()
  if (remedies.length === 0) return null
  return (
    <Part heading={heading} title={say('remedies')}>
      <p>{say(remedies.length > 1 ? 'remedies.choice' : 'remedies.one')}</p>
      <ul className="recall-list">
        {remedies.map((one) => (
          <li key={one}>{say(`remedy.${one}`)}</li>
        ))}
      </ul>
      {remedies.length === 1 && texts.reason[locale] && <p>{texts.reason[locale]}</p>}
    </Part>
  )
}

function Contact({ recall: { phone, email }, heading }: PartProps) {
  const say = useWords(recallWords)
  if (!phone && !email) return null
  return (
    <Part heading={heading} title={say('contact')}>
      {phone && (
        <p>
          <a href={telOf(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </Part>
  )
}
