import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { madeAt } from '#app/kit/http/submissions.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { assetFile, assetsIn } from '#app/features/content/resources/resources.ts'
import { shareForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { SharedFile } from '../shared-file.tsx'
import { type Chosen, chooseAssets, makeShare } from '../shares.server.ts'
import { shareWords } from '../shares.words.ts'
import { newWords } from './new.words.ts'
import { ShareForm } from './share-form.tsx'
import type { Route } from './+types/new.route'

type Work = Sent & { portal: Portal; viewer: Viewer; ids: readonly number[] }

const forms: Forms<'share', Work> = {
  share: form(shareForm, async ({ portal, viewer, ids, locale }, value) => {
    const page = (id: number) =>
      href('/:locale?/resources/media/shares/:id', { ...localePrefix(locale), id: String(id) })
    return madeAt(await makeShare(portal, viewer, ids, value), 'share', page)
  }),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const chosen = await chooseAssets(portal, viewer, localeOf(url.pathname), assetsIn(url.searchParams))
  return { chosen, submission: newUuid() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, ids: assetsIn(url.searchParams), fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'share' })
}

/** A selection of the library on its way to an agency or a printer. */
export default function NewShare({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, submission } = loaderData
  const say = useWords(newWords)
  const words = useWords(shareWords)
  const library = href('/:locale?/resources/media', localePrefix(useLocale()))
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader back={{ to: library, label: words('library') }} title={say('title')}>
        {say('intro')}
      </PageHeader>
      {chosen.open.length === 0 ? (
        <NothingToShare library={library} />
      ) : (
        <Card>
          <ShareForm submission={submission} refusal={actionData} />
        </Card>
      )}
      <ChosenFiles chosen={chosen} />
    </div>
  )
}

function NothingToShare({ library }: { library: string }) {
  const say = useWords(newWords)
  return (
    <Alert tone="warning" title={wordProblem(useLocale(), formWords, { path: '', message: 'none-left' })}>
      <LinkButton to={library} size="small">
        {say('back')}
      </LinkButton>
    </Alert>
  )
}

function ChosenFiles({ chosen: { open, kept } }: { chosen: Chosen }) {
  const say = useWords(newWords)
  const words = useWords(shareWords)
  return (
    <>
      {open.length > 0 && (
        <Card title={words('files.count', { count: open.length })}>
          <ul className="share-files">
            {open.map((file) => (
              <SharedFile key={file.id} file={file} thumb={assetFile(file.id, file.version, 'thumb')} />
            ))}
          </ul>
        </Card>
      )}
      {kept.length > 0 && (
        <Card title={say('kept')}>
          <ul className="share-files">
            {kept.map((file) => (
              <SharedFile key={file.id} file={file} thumb={assetFile(file.id, file.version, 'thumb')} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
