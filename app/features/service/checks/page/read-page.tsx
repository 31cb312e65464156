import { Form, href, useLocation } from 'react-router'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Head } from './head.tsx'
import type { PageData, Refusal } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { StepsCard } from './steps-card.tsx'

/** What was signed, or, for staff, what somebody is at. */
export function ReadPage({ page, refusal }: { page: PageData; refusal: Refusal }) {
  return (
    <div className="stack">
      <Head page={page} refusal={refusal} />
      <Onward page={page} />
      <Signed page={page} />
      <StepsCard page={page} />
    </div>
  )
}

/** Where somebody goes on who has just signed. */
function Onward({ page: { check, isOwn, mayCorrect } }: { page: PageData }) {
  const say = useWords(pageWords)
  const prefix = localePrefix(useLocale())
  const { pathname } = useLocation()
  if (!isOwn) return null
  const { appointmentId, unitId, productId, kind, seesBike } = check
  return (
    <div className="cluster">
      {appointmentId !== null && (
        <LinkButton to={href('/:locale?/appointments/:id', { ...prefix, id: String(appointmentId) })}>
          {say('to-appointment')}
        </LinkButton>
      )}
      {unitId !== null && <LinkButton to={href('/:locale?/recalls', prefix)}>{say('to-recalls')}</LinkButton>}
      {kind === 'delivery' && productId !== null && seesBike && (
        <LinkButton to={`${href('/:locale?/products/:id', { ...prefix, id: String(productId) })}#transfer`}>
          {say('hand-over')}
        </LinkButton>
      )}
      {mayCorrect && (
        <Form method="post" action={pathname}>
          <Button type="submit" name="intent" value="correct">
            {say('correct')}
          </Button>
        </Form>
      )}
    </div>
  )
}

function Signed({ page: { check } }: { page: PageData }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const toCheck = (id: number) => href('/:locale?/checks/:id', { ...prefix, id: String(id) })
  const { signedOn, mechanicName, signedByName, riderName, riderSigned, correctsId, correctedById } = check
  const moment = formatDate(locale, check.begunAt, 'moment')
  return (
    <Card>
      <DescriptionList
        items={[
          { term: say('workshop'), detail: check.companyName },
          ...(signedOn
            ? [
                { term: say('signed'), detail: formatDay(locale, signedOn) },
                { term: say('mechanic'), detail: mechanicName },
                ...(signedByName && signedByName !== mechanicName
                  ? [{ term: say('signed-by'), detail: signedByName }]
                  : []),
              ]
            : [{ term: say('state.open'), detail: say('begun-by', { name: check.begunByName, moment }) }]),
          ...(riderSigned ? [{ term: say('rider-signed'), detail: riderName || say('rider-signed.hidden') }] : []),
        ]}
      />
      {correctsId !== null && (
        <p>
          <Link to={toCheck(correctsId)}>{say('corrects')}</Link>
        </p>
      )}
      {correctedById !== null && (
        <p>
          <Link to={toCheck(correctedById)}>{say('corrected')}</Link>
        </p>
      )}
    </Card>
  )
}
