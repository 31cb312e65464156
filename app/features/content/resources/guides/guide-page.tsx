import { Download, ExternalLink } from 'lucide-react'
import { PageTitle } from '#app/kit/brand.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatBytes } from '#app/kit/words/formats.ts'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { RemarkFold } from '#app/features/content/remarks/remarks.fold.tsx'
import { remarkWords } from '#app/features/content/remarks/remarks.words.ts'
import { PdfFrame } from '../pdf-frame.tsx'
import { guideFile, pathOf, shelfPaths } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { VersionsCard } from '../versions-card.tsx'
import type { loadGuide } from './guides.server.ts'
import { guidesWords } from './guides.words.ts'
import '../resources.css'
import './guides.css'

type Page = Awaited<ReturnType<typeof loadGuide>>

/** A document, shown where the screen has room for it; elsewhere a button opens it. */
export function GuidePage({ page, refusal }: { page: Page; refusal: FormFailure | undefined }) {
  const { shelf, guide, shown, others, remark } = page
  const say = useWords(guidesWords)
  const words = useWords(resourceWords)
  const sayRemark = useWords(remarkWords)
  const locale = useLocale()
  const self = { shelf, id: guide.id }
  const path = pathIn(locale, pathOf(self))
  const isOld = shown.number < guide.version
  return (
    <div className="stack">
      <PageTitle title={guide.title} />
      <DoneToast title={remark.notice && !refusal ? sayRemark('notice.remark') : undefined} />
      <PageHeader
        back={{
          to: pathIn(locale, shelfPaths[shelf]),
          label: words(shelf === 'manual' ? 'manuals' : 'size-guides'),
        }}
        title={<span lang={guide.language ?? undefined}>{guide.title}</span>}
        actions={<FileButtons page={page} />}
      >
        <span className="muted">
          {guide.family} · {words('version', { number: shown.number })}
        </span>
      </PageHeader>
      {isOld && (
        <Alert
          tone="warning"
          title={say('old.title', { number: shown.number })}
          action={<LinkButton to={path}>{say('old.open', { number: guide.version })}</LinkButton>}
        />
      )}
      <div className="columns">
        <PdfFrame src={guideFile(self, shown.number)} title={guide.title} />
        <aside className="stack">
          <Facts page={{ guide, shown, others }} />
          <Versions guide={guide} shown={shown} path={path} />
          <RemarkFold
            version={shown.number}
            hasPages
            submission={{ fresh: remark.submission, through: remark.notice?.submission }}
            refusal={refusal}
          />
        </aside>
      </div>
    </div>
  )
}

/** To open the document outside of the page, and to save it. */
function FileButtons({ page: { shelf, guide, shown } }: { page: Pick<Page, 'shelf' | 'guide' | 'shown'> }) {
  const words = useWords(resourceWords)
  const self = { shelf, id: guide.id }
  return (
    <>
      <LinkButton
        variant="primary"
        to={guideFile(self, shown.number)}
        reloadDocument
        icon={<ExternalLink size={16} aria-hidden />}
      >
        {words('pdf.open')}
      </LinkButton>
      <LinkButton to={guideFile(self, shown.number, true)} reloadDocument icon={<Download size={16} aria-hidden />}>
        {words('download')}
      </LinkButton>
    </>
  )
}

/** @param path of the page, which shows the newest unless another is asked for */
function Versions({ guide, shown, path }: Pick<Page, 'guide' | 'shown'> & { path: string }) {
  const say = useWords(guidesWords)
  return (
    <VersionsCard versions={guide.versions} current={guide.version}>
      {({ number }) =>
        number === shown.number ? null : (
          <LinkButton
            size="small"
            to={number === guide.version ? path : `${path}?version=${number}`}
            aria-label={say('read.version', { number })}
          >
            {say('read')}
          </LinkButton>
        )
      }
    </VersionsCard>
  )
}

function Facts({ page: { guide, shown, others } }: { page: Pick<Page, 'guide' | 'shown' | 'others'> }) {
  const say = useWords(guidesWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  const links = others.map((other) => (
    <Link key={other.id} to={pathIn(locale, pathOf(other))} hrefLang={other.language}>
      {words(`language.${other.language}`)}
    </Link>
  ))
  return (
    <Card title={say('document')}>
      <DescriptionList
        columns={1}
        items={[
          { term: say('model'), detail: guide.family },
          { term: say('language'), detail: guide.language && words(`language.${guide.language}`) },
          { term: say('size'), detail: formatBytes(locale, shown.bytes) },
          { term: say('opened'), detail: words('reads', { count: guide.uses.reads }) },
          ...(links.length > 0
            ? [{ term: say('other-languages'), detail: <span className="cluster">{links}</span> }]
            : []),
        ]}
      />
    </Card>
  )
}
