import { textIn } from '#app/brand/brand.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { legalTexts } from '#app/kit/legal-texts.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { defaultLocale, localeOf, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { DiscardFold, PublishCard } from '#app/features/across/versions/versions.publish.tsx'
import { Versions } from '#app/features/across/versions/versions.table.tsx'
import { readBrandDraft, readBrandVersions } from '../brand.server.ts'
import { findingsIn } from '../findings.ts'
import { PreviewCard } from '../preview/preview-card.tsx'
import { answerBrand, notices } from './actions.server.ts'
import { brandWords } from './brand.words.ts'
import { DifferencesCard } from './differences-card.tsx'
import { differencesOf } from './differences.ts'
import { identityInto } from './forms.ts'
import { FindingsCard } from './findings-card.tsx'
import { IdentityForm } from './identity-form.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { TextsCard } from './texts-card.tsx'
import './brand.css'
import type { Route } from './+types/brand.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), requireAdmin(viewerIn(context))]
  const { content, ...draft } = await readBrandDraft(portal, viewer)
  const { texts, ...brand } = content
  const current = portal.brands.current()
  return {
    draft,
    brand,
    differences: differencesOf(current, content),
    texts: legalTexts.map((text) => ({
      text,
      written: locales.filter((locale) => texts[text][locale]),
      isPublished: textIn(current, text, defaultLocale) !== undefined,
    })),
    findings: findingsIn(content),
    versions: await readBrandVersions(portal, viewer),
    current: current.version,
    notice: noticeIn(url.searchParams, Object.values(notices))?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  return answerBrand({ portal: context.get(portalContext), viewer, locale: localeOf(url.pathname) }, request)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function BrandPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(brandWords)
  const locale = useLocale()
  const { draft, brand, texts, differences, findings, versions, current, notice } = page
  const { revision } = draft
  const isChanged = draft.changedAt !== null
  const of = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  // What a button refuses stands above; each form says by itself what is wrong with it, as long as it is there.
  const isForm = of('identity') ?? of('picture') ?? (isChanged && of('publish'))
  const refused = isForm ? undefined : actionData?.problems[0]
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={actionData ? undefined : notice && say(`notice.${notice}`)} />
      <PageHeader eyebrow={say('console')} title={say('title')} />
      {refused ? <Alert first tone="danger" title={wordProblem(locale, brandWords, refused)} /> : null}
      <p className="muted">{say('intro')}</p>
      <IdentityForm
        key={JSON.stringify(identityInto(brand))}
        brand={brand}
        revision={revision}
        refusal={of('identity')}
      />
      <PicturesCard brand={brand} revision={revision} refusal={of('picture')} />
      <TextsCard texts={texts} />
      <PreviewCard brand={brand} revision={revision} />
      {isChanged && (
        <>
          <DifferencesCard differences={differences} />
          <FindingsCard findings={findings} />
          <PublishCard draft={draft} refusal={of('publish')} />
          <DiscardFold revision={revision} />
        </>
      )}
      <Versions versions={versions} current={current} draft={draft} />
    </div>
  )
}
