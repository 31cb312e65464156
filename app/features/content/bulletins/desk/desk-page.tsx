import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { PublishCard } from '#app/kit/forms/publish-card.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { FilesCard } from '#app/features/content/attachments/attachments.card.tsx'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { ReachCard } from '#app/features/people/audience/audience.reach.tsx'
import { TextInLanguage } from '#app/kit/markdown/texts.fields.tsx'
import { bulletinWords } from '../bulletins.words.ts'
import { Facts } from '../facts.tsx'
import { filesForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { NeighbourNotes } from '../page/neighbour-notes.tsx'
import { Standing } from '../standing.tsx'
import { CompaniesCard, ConfirmationsCard, RemindCard } from './confirmations-card.tsx'
import { deskWords } from './desk.words.ts'
import { VersionsCard } from './versions-card.tsx'
import type { Route } from './+types/desk.route'

type Page = Route.ComponentProps['loaderData']
type DeskPageProps = { page: Page; refusal: Route.ComponentProps['actionData'] }

/** A draft with whom it would reach; what is published with who has confirmed it. */
export function DeskPage({ page, refusal }: DeskPageProps) {
  const { bulletin, title, audience, reach, versions, confirmations, notice } = page
  const say = useWords(deskWords)
  const words = useWords(bulletinWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/console/bulletins/:id', { ...prefix, id: String(bulletin.id) })
  const isDraft = bulletin.state === 'draft'
  const [problem] = refusal && refusal.intent !== 'files' ? refusal.problems : []
  return (
    <div className="stack">
      <PageTitle title={`${bulletin.number} · ${title}`} />
      <DoneToast title={notice && !refusal ? say(`notice.${notice.done}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/bulletins', prefix), label: words('bulletins') }}
        title={title}
        actions={<Actions page={page} />}
      >
        <span className="cluster">
          <span className="serial">{bulletin.number}</span>
          <Standing
            row={{ state: bulletin.state, isReplaced: bulletin.replacedBy !== null, word: undefined }}
            side="desk"
          />
        </span>
      </PageHeader>
      {problem ? <Alert tone="warning" first title={wordProblem(locale, formWords, problem)} /> : null}
      <NeighbourNotes
        bulletin={bulletin}
        shown={[bulletin.replaces, bulletin.replacedBy].flatMap((one) => one?.id ?? [])}
      />
      {confirmations ? <ConfirmationsCard id={bulletin.id} confirmations={confirmations} /> : null}
      {confirmations && confirmations.confirmed < confirmations.people && bulletin.replacedBy === null ? (
        <RemindCard remindedAt={bulletin.remindedAt} />
      ) : null}
      <TextCard page={page} path={path} />
      <BulletinFiles page={page} refusal={refusal} />
      <ReachCard audience={audience} reach={reach} path={path} />
      {confirmations ? <CompaniesCard confirmations={confirmations} /> : null}
      <VersionsCard versions={versions} path={path} />
      {isDraft && page.mayPublish && reach.people > 0 ? (
        <PublishCard
          revision={bulletin.revision}
          title={say('publish.title')}
          words={page.mails > 0 ? say('publish.words', { count: page.mails }) : say('publish.words.none')}
          button={say('publish')}
        />
      ) : null}
      {isDraft && !page.mayPublish ? <p className="muted">{say('publish.agent')}</p> : null}
      {isDraft && page.mayPublish ? (
        <DangerFold intent="discard" title={say('discard')} words={say('discard.words')} button={say('discard')} />
      ) : null}
    </div>
  )
}

function Actions({ page: { bulletin, mayChange } }: { page: Page }) {
  const say = useWords(deskWords)
  const here = { ...localePrefix(useLocale()), id: String(bulletin.id) }
  return (
    <>
      {mayChange ? (
        <LinkButton to={href('/:locale?/console/bulletins/:id/edit', here)}>{say('edit')}</LinkButton>
      ) : null}
      {bulletin.state === 'published' ? (
        <LinkButton to={href('/:locale?/resources/bulletins/:id', here)}>{say('read-it')}</LinkButton>
      ) : null}
    </>
  )
}

function TextCard({ page: { bulletin, shown, oldVersion }, path }: { page: Page; path: string }) {
  const say = useWords(deskWords)
  return (
    <Card title={say('section.text')}>
      <div className="stack">
        {oldVersion === undefined ? null : (
          <Alert
            tone="warning"
            title={say('version.old', { number: oldVersion })}
            action={<Link to={path}>{say('version.now')}</Link>}
          />
        )}
        <TextInLanguage prose={shown.prose} language={shown.language} />
        <Facts bulletin={bulletin} />
      </div>
    </Card>
  )
}

function BulletinFiles({ page: { files, mayChange, submission, notice }, refusal }: DeskPageProps) {
  const say = useWords(deskWords)
  const words = useWords(bulletinWords)
  return (
    <FilesCard
      title={words('files')}
      files={files}
      mayChange={mayChange}
      submission={{ fresh: submission, through: notice?.submission }}
      failure={refusal?.intent === 'files' ? refusal : undefined}
      schema={filesForm}
      words={formWords}
      hint={say('files.hint', { count: fileLimits.count })}
      removalOf={(name) => say('files.remove', { name })}
    />
  )
}
