import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext, siteOf } from '#app/portal.server.ts'
import { apiLimits } from '#app/limits.ts'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { root } from '../api.ts'
import { apiWords } from '../api.words.ts'
import { operations } from '../operations.server.ts'
import { answerFieldsIn, bodyFieldsIn, type DocumentedField, parametersIn } from './fields.server.ts'
import { listProblems } from '../problems.server.ts'
import { pageWords } from './page.words.ts'
import { ProblemsCard } from './problems-card.tsx'
import type { Route } from './+types/page.route'
import './page.css'

/** For anybody: it says what can be called, and nothing of what is there. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  return {
    site: siteOf(context.get(portalContext)),
    problems: listProblems(locale),
    operations: operations.map((operation) => ({
      name: operation.name,
      method: operation.method,
      path: root + operation.path,
      scope: operation.scope,
      parameters: parametersIn(operation, locale),
      fields: bodyFieldsIn(operation, locale),
      takesFile: operation.takesFile === true,
      answered: answerFieldsIn(operation, locale),
    })),
  }
}

type Documented = Route.ComponentProps['loaderData']['operations'][number]

/** The API as people read of it, of the same schemas that its calls are read by. */
export default function ApiPage({ loaderData: { site, problems, operations: all } }: Route.ComponentProps) {
  const say = useWords(pageWords)
  const rules = [
    say('rules.token'),
    say('rules.rate', { count: apiLimits.callsAMinute }),
    say('rules.pages'),
    say('rules.rows', { count: apiLimits.rowsACall }),
    say('rules.whole'),
    say('rules.parts'),
    say('rules.key', { count: apiLimits.keyHours }),
    say('rules.problems'),
  ]
  return (
    <article className="api-page stack">
      <PageTitle title={say('title')} />
      <h1>{say('title')}</h1>
      <p>{say('intro')}</p>
      <p>
        <a href={`${root}/openapi.json`}>{say('document')}</a>
      </p>
      <Card title={say('rules')}>
        <ul className="api-rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <Card title={say('example')}>
        <pre className="api-example">
          <code>{`curl -H "Authorization: Bearer $TOKEN" "${site}${root}/tickets?limit=20"`}</code>
        </pre>
      </Card>
      <div className="stack-small">
        {all.map((operation) => (
          <OperationFold key={operation.name} operation={operation} />
        ))}
      </div>
      <ProblemsCard problems={problems} />
    </article>
  )
}

function OperationFold({
  operation: { name, method, path, scope, parameters, fields, takesFile, answered },
}: {
  operation: Documented
}) {
  const say = useWords(pageWords)
  const sayApi = useWords(apiWords)
  return (
    <CardFold
      title={
        <span className="api-operation">
          <code>
            <strong>{method}</strong> {path}
          </code>
          <span className="muted">{sayApi(name)}</span>
        </span>
      }
    >
      <div className="stack">
        <p>
          {say('scope')} <code>{scope}</code>
        </p>
        <Fields title={say('parameters')} fields={parameters} />
        <Fields title={say('body')} fields={fields} />
        {takesFile ? <p>{say('body.file', { photo: fileLimits.photo / 1e6, video: fileLimits.video / 1e6 })}</p> : null}
        <Fields title={say('answer')} fields={answered} isAnswer />
      </div>
    </CardFold>
  )
}

type FieldsProps = { title: string; fields: DocumentedField[]; isAnswer?: boolean }

/** In an answer no field is marked as required: all of them are there. */
function Fields({ title, fields, isAnswer = false }: FieldsProps) {
  const locale = useLocale()
  if (fields.length === 0) return null
  return (
    <section className="stack-small">
      <h3>{title}</h3>
      <Table caption={title} columns={columnsFor(locale, isAnswer)} rows={fields} rowKey={({ name }) => name} />
    </section>
  )
}

function columnsFor(locale: Locale, isAnswer: boolean): Column<DocumentedField>[] {
  const say = sayIn(pageWords, locale)
  return [
    { label: say('field.name'), look: 'main', render: ({ name }) => <code className="api-field">{name}</code> },
    {
      label: say('field.type'),
      render: ({ type, isRequired }) => (
        <>
          <code className="api-field">{type}</code> {isRequired && !isAnswer ? say('field.required') : null}
        </>
      ),
    },
    {
      label: say('field.words'),
      render: ({ words }) => <Note words={words} />,
    },
  ]
}

function Note({ words }: { words: string }) {
  // Each second part stands between grave accents.
  return words.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}
