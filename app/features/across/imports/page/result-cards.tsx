import { ButtonForm, DangerFold } from '#app/kit/forms/button-form.tsx'
import { href, useLocation } from 'react-router'
import { moduleWords } from '#app/features/people/licence/licence.words.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { colon, formatNumber } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Discard, Unused } from './columns-form.tsx'
import type { Example, ImportPage } from './page-data.server.ts'
import { inviteWords } from './invites.words.ts'
import { pageWords } from './page.words.ts'

/** What the file would change, or has changed, and what can be done about it. */
export function ResultCards({ found }: { found: ImportPage }) {
  const say = useWords(pageWords)
  const { state, counts } = found
  if (!['ready', 'applied', 'undone'].includes(state)) return null
  return (
    <>
      {found.lacking ? <Lacking {...found.lacking} /> : null}
      <Card title={say(state === 'ready' ? 'result' : 'result.done')}>
        <div className="stack">
          <Figures found={found} />
          {state === 'ready' ? <Unused found={found} /> : null}
          {counts.formulas ? <p className="muted">{say('formulas', { count: counts.formulas })}</p> : null}
          <Examples title={say('examples.new')} examples={found.examples.new} />
          <Examples title={say('examples.changed')} examples={found.examples.changed} />
          {state === 'ready' ? <Apply found={found} /> : null}
        </div>
      </Card>
      {found.canUndo ? (
        <DangerFold intent="undo" title={say('undo')} words={say('undo.words')} button={say('undo')} />
      ) : null}
    </>
  )
}

/** What has come in and is read by none of those whose it is. */
function Lacking({ kind, module, count }: NonNullable<ImportPage['lacking']>) {
  const say = useWords(pageWords)
  const names = useWords(moduleWords)
  const licences = href('/:locale?/console/licences', localePrefix(useLocale()))
  return (
    <Alert
      tone="warning"
      title={say(`lacking.${kind}`, { count, module: names(module) })}
      action={
        <LinkButton to={licences} size="small">
          {say('lacking.to')}
        </LinkButton>
      }
    />
  )
}

function Figures({ found: { counts } }: { found: ImportPage }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const figure = (count = 0) => formatNumber(locale, count)
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: say('rows'), detail: figure(counts.rows) },
        { term: say('count.new'), detail: figure(counts.new) },
        { term: say('count.changed'), detail: figure(counts.changed) },
        { term: say('count.unchanged'), detail: figure(counts.unchanged) },
        { term: say('count.bad'), detail: figure(counts.bad) },
      ]}
    />
  )
}

function Examples({ title, examples }: { title: string; examples: Example[] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  if (examples.length === 0) return null
  return (
    <section className="stack-small">
      <h3>{title}</h3>
      <ul className="import-examples">
        {examples.map(({ key, line, facts }) => (
          <li key={key}>
            <strong>{key}</strong>{' '}
            <span className="muted">
              {say('line')} {String(line)}
            </span>
            <ul>
              {facts.map(({ label, before, after }) => (
                <li key={label}>
                  {(label === 'lines' || label === 'content' ? say(label) : label) + colon(locale)}{' '}
                  {before === undefined ? null : <Before text={before} />}
                  {after || say('no-value')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Before({ text }: { text: string }) {
  const say = useWords(pageWords)
  return (
    <>
      <del>{text || say('no-value')}</del> <span aria-hidden>→</span>{' '}
    </>
  )
}

/** To whom a mail leaves with the press of the button below. */
function Invitations({ found: { counts, invitations = [] } }: { found: ImportPage }) {
  const say = useWords(inviteWords)
  const { invitations: count = 0 } = counts
  const more = count - invitations.length
  if (invitations.length === 0) return null
  return (
    <>
      <p>{say('invites', { count })}</p>
      <ul>
        {invitations.map(({ email, company }) => (
          <li key={`${email} ${company}`}>
            {email} ({company})
          </li>
        ))}
        {more > 0 ? <li>{say('invites.more', { count: more })}</li> : null}
      </ul>
    </>
  )
}

function Apply({ found }: { found: ImportPage }) {
  const { counts } = found
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const wanted = (counts.new ?? 0) + (counts.changed ?? 0)
  const hasBad = (counts.bad ?? 0) > 0
  if (wanted === 0)
    return (
      <>
        <p>{say(hasBad ? 'apply.none-good' : 'apply.nothing')}</p>
        <Discard />
      </>
    )
  return (
    <div className="stack-small">
      <p>{say(hasBad ? 'apply.good.words' : 'apply.all')}</p>
      <Invitations found={found} />
      <div className="cluster">
        <ButtonForm
          intent={hasBad ? 'apply-good' : 'apply'}
          action={pathname}
          variant={hasBad ? 'secondary' : 'primary'}
        >
          {say(hasBad ? 'apply.good' : 'apply')}
        </ButtonForm>
        <Discard />
      </div>
    </div>
  )
}
