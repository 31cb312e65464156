import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { byLocale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { authMistake } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { discardDraft } from '../drafts.server.ts'
import { altField, closeForm, pictureForm, pictureRemovalForm, publishForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { Notice } from '../notice.tsx'
import { addPicture, picturesToChoose, removePicture } from '../recalls.pictures.server.ts'
import { close, publish, readPreview } from '../publish.server.ts'
import { isPublic, mayPublish } from '../recalls.ts'
import { findRecall, readProgress } from '../recalls.server.ts'
import { recallWords } from '../recalls.words.ts'
import { StateDot } from '../state-dot.tsx'
import { PreviewCard, PublishCard } from './draft-cards.tsx'
import { pageWords } from './page.words.ts'
import { CloseCard, CountriesCard, DealersCard, HistoryCard, MeasuresCard } from './progress-cards.tsx'
import { PicturesCard } from './pictures-card.tsx'
import type { Route } from './+types/page.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }
const intents = ['publish', 'close', 'discard', 'picture', 'picture-remove'] as const

const forms: Forms<(typeof intents)[number], Work> = {
  publish: form(
    publishForm,
    async (work, { version, ...shown }) => {
      const done = await publish(work.portal, work.viewer, work.id, { ...shown, version: Number(version) })
      return done && 'refused' in done ? authMistake(work, done) : done
    },
    { secret: ['current'] },
  ),
  close: form(
    closeForm,
    async (work, { current }) => {
      const refusal = await close(work.portal, work.viewer, work.id, current)
      return refusal && authMistake(work, refusal)
    },
    { secret: ['current'] },
  ),
  picture: form(pictureForm, ({ portal, viewer, id }, { picture, ...alts }) =>
    addPicture(portal, viewer, id, { picture: idIn(picture), alt: byLocale((locale) => alts[altField(locale)]) }),
  ),
  'picture-remove': form(pictureRemovalForm, ({ portal, viewer, id }, { picture }) =>
    removePicture(portal, viewer, id, idIn(picture)),
  ),
  discard: button(async ({ portal, viewer, locale, id }) => {
    await discardDraft(portal, viewer, id)
    return { page: href('/:locale?/console/recalls', localePrefix(locale)) }
  }),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const recall = await findRecall(portal, viewer, idIn(params.id))
  const isDraft = recall.state === 'draft'
  const [progress, preview, library] = await Promise.all([
    readProgress(portal, viewer, recall),
    isDraft ? readPreview(portal, viewer, recall) : undefined,
    isDraft ? picturesToChoose(portal, viewer, localeOf(url.pathname)) : [],
  ])
  const notice = noticeIn(url.searchParams, ['save', 'publish', 'correct', 'close', 'picture', 'picture-remove'])?.done
  return { recall, ...progress, preview, library, mayPublish: mayPublish(viewer), notice }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  const page = href('/:locale?/console/recalls/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, anchors: { picture: 'pictures', 'picture-remove': 'pictures' } })
}

/** A draft with what it would find; what is published with how far it has come. */
export default function RecallPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { recall, serials, pictures, measures, events, preview, notice } = page
  const say = useWords(pageWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const of = (intent: (typeof intents)[number]) => (actionData?.intent === intent ? actionData : undefined)
  const title = textAmong(recall.texts.product, locale) || recall.number
  return (
    <div className="stack">
      <PageTitle title={`${recall.number} · ${words(`kind.${recall.kind}`)}`} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/recalls', prefix), label: words('recalls') }}
        title={title}
        actions={<Actions page={page} />}
      >
        <span className="cluster">
          <span className="serial">{recall.number}</span>
          <span>{words(`kind.${recall.kind}`)}</span>
          <StateDot state={recall.state} />
          {recall.publishedAt && <span>{formatDate(locale, recall.publishedAt)}</span>}
          {recall.correctedAt && <span>{words('corrected', { day: formatDate(locale, recall.correctedAt) })}</span>}
        </span>
      </PageHeader>
      <LostRefusal refusal={actionData} isDraft={recall.state === 'draft'} />
      {measures && <MeasuresCard id={recall.id} measures={measures} />}
      {preview && <PreviewCard preview={preview} />}
      {preview && page.mayPublish && preview.missing.length === 0 && (
        <PublishCard recall={recall} units={preview.found.units} refusal={of('publish')} />
      )}
      {preview && !page.mayPublish && <p className="muted">{say('publish.agent')}</p>}
      <Card title={words(`headline.${recall.kind}`)}>
        <Notice recall={recall} pictures={pictures} serials={serials} heading="h3" />
      </Card>
      {preview && <PicturesCard pictures={pictures} library={page.library} refusal={of('picture')} />}
      {measures && <DealersCard measures={measures} />}
      {measures && <CountriesCard measures={measures} />}
      {events.length > 0 && <HistoryCard events={events} />}
      {recall.state === 'published' && page.mayPublish && <CloseCard refusal={of('close')} />}
      {preview && page.mayPublish && (
        <DangerFold intent="discard" title={say('discard')} words={say('discard.words')} button={say('discard')} />
      )}
    </div>
  )
}

function Actions({ page: { recall, mayPublish: mayCorrect } }: { page: Route.ComponentProps['loaderData'] }) {
  const say = useWords(pageWords)
  const prefix = localePrefix(useLocale())
  if (recall.state === 'draft')
    return (
      <LinkButton to={href('/:locale?/console/recalls/:id/edit', { ...prefix, id: String(recall.id) })}>
        {say('edit')}
      </LinkButton>
    )
  return (
    <>
      {recall.state === 'published' && mayCorrect && (
        <LinkButton to={href('/:locale?/console/recalls/:id/correct', { ...prefix, id: String(recall.id) })}>
          {say('correct')}
        </LinkButton>
      )}
      {isPublic(recall.kind) && (
        <LinkButton to={href('/:locale?/safety/:number', { ...prefix, number: recall.number })}>
          {say('public')}
        </LinkButton>
      )}
    </>
  )
}

type LostProps = { refusal: Route.ComponentProps['actionData']; isDraft: boolean }

/** For a form that is no longer there: somebody else was quicker. */
function LostRefusal({ refusal, isDraft }: LostProps) {
  const locale = useLocale()
  const isThere = refusal?.intent === (isDraft ? 'publish' : 'close')
  const [problem] = refusal?.problems ?? []
  return problem && !isThere ? <Alert tone="warning" first title={wordProblem(locale, formWords, problem)} /> : null
}
