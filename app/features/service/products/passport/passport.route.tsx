import { type Labels, nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { formatList } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { PartsTable } from '../parts-table.tsx'
import { formatMonth } from './month.ts'
import { BicycleGuides } from '#app/features/content/resources/resources.bicycles.guides.tsx'
import { BikeLook } from '#app/features/bicycles/bicycle/bicycle.look.tsx'
import { attributeText } from '../attribute-text.ts'
import { consumableKilometres, consumables, productTitle } from '../products.ts'
import { Unconfirmed } from '../products.warranty.tsx'
import { productWords } from '../products.words.ts'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import { type Passport, readPassport } from './passport.server.ts'
import { passportWords } from './passport.words.ts'
import type { Route } from './+types/passport.route'
import './passport.css'

export function loader({ params, url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext)
  // Anyone who finds a bicycle may look; search engines need not know of it.
  info.headers.set('x-robots-tag', 'noindex')
  return readPassport(context.get(portalContext), localeOf(url.pathname), info, params.code)
}

export default function PassportPage({ loaderData: passport }: Route.ComponentProps) {
  const say = useWords(passportWords)
  const words = useWords(productWords)
  const title = productTitle(passport)
  return (
    <article className="passport">
      <PageTitle title={`${title} · ${say('title')}`} />
      <header className="passport-head">
        <p className="eyebrow">{say('title')}</p>
        <h1>{title}</h1>
      </header>
      <RecallNote recalls={passport.recalls} reader="anybody" />
      <BikeLook picture={passport.picture} colour={passport.colour} className="passport-picture" />
      <Facts passport={passport} />
      <section className="stack-small">
        <h2>{say('safety')}</h2>
        <ul className="passport-safety">
          <li>{say('safety.fall')}</li>
          <li>{say('safety.torque')}</li>
          <li>{say('safety.brakes')}</li>
        </ul>
      </section>
      <Book services={passport.services} />
      <Intervals due={passport.due} />
      {passport.guides.length > 0 ? (
        <section className="stack-small">
          <h2>{words('guides')}</h2>
          <BicycleGuides guides={passport.guides} />
          <p className="muted">{say('guides.words')}</p>
        </section>
      ) : null}
    </article>
  )
}

function Facts({ passport }: { passport: Passport }) {
  const say = useWords(passportWords)
  const locale = useLocale()
  const { frameModel, size, colour, serialEnd, warranty, inspected, attributes, values } = passport
  const production = attributes.flatMap((attribute) => {
    const value = values[attribute.code]
    return value === undefined ? [] : [{ term: attribute.label, detail: attributeText(locale, attribute, value) }]
  })
  const facts = [
    { term: say('family'), detail: frameModel },
    ...(size ? [{ term: say('size'), detail: size }] : []),
    ...(colour ? [{ term: say('colour'), detail: colour }] : []),
    { term: say('serial'), detail: say('serial.end', { end: serialEnd }) },
    {
      term: say('warranty'),
      detail: <WarrantyFact warranty={warranty} />,
    },
    ...(inspected
      ? [{ term: say('inspected'), detail: say('inspected.in', { month: formatMonth(locale, inspected) }) }]
      : []),
    ...replacementFacts(locale, useLabels(), passport),
  ]
  return (
    <>
      <DescriptionList items={facts} />
      {production.length > 0 && (
        <section className="stack-small">
          <h2>{say('production')}</h2>
          <DescriptionList items={production} />
        </section>
      )}
    </>
  )
}

/** What replaced it, what it replaces, and the parts that it got since. */
function replacementFacts(locale: Locale, labels: Labels, { replacedBy, replaces, parts }: Passport) {
  const say = sayIn(passportWords, locale)
  const bicycle = ({ end, month }: NonNullable<Passport['replaces']>) =>
    say('replacement.end', { end, month: formatMonth(locale, month) })
  return [
    ...(replacedBy ? [{ term: say('replaced-by'), detail: bicycle(replacedBy) }] : []),
    ...(replaces ? [{ term: say('replaces'), detail: bicycle(replaces) }] : []),
    ...(parts.length > 0
      ? [
          {
            term: say('replaced-parts'),
            detail: formatList(
              locale,
              parts.map(({ part, month }) =>
                say('replaced-part', { part: nameOf(labels.parts, part), month: formatMonth(locale, month) }),
              ),
            ),
          },
        ]
      : []),
  ]
}

/** For a registration that nobody has confirmed only what holds all the same. */
function WarrantyFact({ warranty: { isConfirmed, isOpen, isOver, month } }: Pick<Passport, 'warranty'>) {
  const say = useWords(passportWords)
  const locale = useLocale()
  const state = isOver ? (
    <StatusDot tone="hollow">{say('warranty.over')}</StatusDot>
  ) : (
    <StatusDot tone="green">{say('warranty.running', { month: formatMonth(locale, month) })}</StatusDot>
  )
  if (isConfirmed) return state
  return (
    <span className="warranty-states">
      {isOpen ? null : state}
      <Unconfirmed />
    </span>
  )
}

/** What was kept and missed, each with its month. */
function Book({ services }: Pick<Passport, 'services'>) {
  const say = useWords(passportWords)
  const words = useWords(productWords)
  const locale = useLocale()
  if (services.length === 0) return null
  return (
    <section className="stack-small">
      <h2>{words('service-book')}</h2>
      <PartsTable
        caption={words('service-book')}
        head={[say('service.what'), say('service.when')]}
        rows={services.map(({ name, state, month }) => ({
          key: `${name} ${month} ${state}`,
          cells: [
            name,
            <StatusDot key="state" tone={stateTones[state]}>
              {say(`service.${state}`, { month: formatMonth(locale, month) })}
            </StatusDot>,
          ],
        }))}
      />
    </section>
  )
}

const stateTones = { kept: 'green', missed: 'hollow', open: 'orange', coming: 'blue' } as const

function Intervals({ due }: Pick<Passport, 'due'>) {
  const say = useWords(passportWords)
  const words = useWords(productWords)
  const every = ({ firstMonths, everyMonths, kilometres }: Passport['due'][number]) => {
    const count = everyMonths > 0 ? everyMonths : firstMonths
    const months = say(everyMonths > 0 ? 'service.months' : 'service.once', { count })
    return kilometres === null ? months : say('service.or', { months, km: say('wear.km', { count: kilometres }) })
  }
  return (
    <>
      {due.length > 0 && (
        <section className="stack-small">
          <h2>{say('service')}</h2>
          <PartsTable
            caption={say('service')}
            head={[say('service.what'), say('service.every')]}
            rows={due.map((one) => ({ key: one.code, cells: [one.name, every(one)] }))}
          />
        </section>
      )}
      <section className="stack-small">
        <h2>{say('wear')}</h2>
        <PartsTable
          caption={say('wear')}
          head={[say('wear.what'), say('wear.every')]}
          rows={consumables.map((consumable) => ({
            key: consumable,
            cells: [words(`consumable.${consumable}`), say('wear.km', { count: consumableKilometres[consumable] })],
          }))}
        />
      </section>
    </>
  )
}
