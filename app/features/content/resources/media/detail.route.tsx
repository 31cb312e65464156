import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { useRememberedSearch } from '#app/kit/lists/way-back.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf, formatBytes, formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { wayTo } from '../folders.ts'
import { LicenceCard } from '../licence-card.tsx'
import { PdfFrame } from '../pdf-frame.tsx'
import { listFolders, readResource } from '../resources.server.ts'
import { assetFile, isOver, numberIn, type Version } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { VersionsCard } from '../versions-card.tsx'
import { backFrom, libraryName } from './list-params.ts'
import { KindIcon } from './asset-grid.tsx'
import { FolderWay } from './folder-way.tsx'
import { Video } from '#app/kit/ui/video.tsx'
import { mediaWords } from './media.words.ts'
import type { Route } from './+types/detail.route'
import '../resources.css'
import './media.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const asset = await readResource(portal, viewer, locale, { shelf: 'media', id: numberIn(params.id) })
  const folders = await listFolders(portal, viewer, locale)
  return { asset, way: wayTo(folders, asset.folderId), today: dayOf(portal.clock.now()) }
}

export default function AssetDetail({ loaderData: { asset, way, today } }: Route.ComponentProps) {
  const say = useWords(mediaWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  const back = backFrom(way, useRememberedSearch(libraryName))
  const { id, title, uses } = asset
  const [newest] = asset.versions
  if (!newest) return null
  const path = href('/:locale?/resources/media', localePrefix(locale))
  const { until } = asset.licence
  const rightsOver = until !== null && isOver(asset.licence, today)
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader
        back={{ to: path + back.search, label: back.folder?.name ?? words('media') }}
        title={title}
        actions={<FileButtons id={id} newest={newest} rightsOver={rightsOver} />}
      >
        {rightsOver ? <Alert tone="warning" title={words('over', { day: formatDay(locale, until) })} /> : null}
        <span className="muted">
          {words('reads', { count: uses.reads })} · {words('downloads', { count: uses.downloads })}
        </span>
      </PageHeader>
      <div className="columns">
        <div className="stack">
          <Preview id={id} title={title} newest={newest} />
          <VersionsCard versions={asset.versions} current={newest.number}>
            {({ number }) => (
              <LinkButton
                size="small"
                to={assetFile(id, number, 'file')}
                reloadDocument
                aria-label={say('download.version', { number })}
                icon={<Download size={16} aria-hidden />}
              />
            )}
          </VersionsCard>
        </div>
        <aside className="stack">
          <LicenceCard licence={asset.licence} today={today} />
          <FileCard asset={asset} newest={newest} folder={<FolderWay path={path} way={way} whole />} />
        </aside>
      </div>
    </div>
  )
}

/** To save it, and to read a document outside of the page. */
function FileButtons({ id, newest, rightsOver }: { id: number; newest: Version; rightsOver: boolean }) {
  const words = useWords(resourceWords)
  return (
    <>
      <LinkButton
        variant={rightsOver ? 'secondary' : 'primary'}
        to={assetFile(id, newest.number, 'file')}
        reloadDocument
        icon={<Download size={16} aria-hidden />}
      >
        {words('download')}
      </LinkButton>
      {newest.kind === 'pdf' ? (
        <LinkButton
          to={assetFile(id, newest.number, 'read')}
          reloadDocument
          icon={<ExternalLink size={16} aria-hidden />}
        >
          {words('pdf.open')}
        </LinkButton>
      ) : null}
    </>
  )
}

function Preview({ id, title, newest }: { id: number; title: string; newest: Version }) {
  const say = useWords(mediaWords)
  const { number, kind, hasPreview } = newest
  if (kind === 'pdf') return <PdfFrame src={assetFile(id, number, 'read')} title={title} />
  return (
    <Card flush as="div">
      <div className="asset-preview">
        {kind === 'video' ? (
          <Video src={assetFile(id, number, 'play')} label={title} />
        ) : hasPreview ? (
          <img src={assetFile(id, number, 'preview')} alt={say('preview', { title })} />
        ) : (
          <KindIcon kind={kind} size={56} />
        )}
      </div>
    </Card>
  )
}

type FileProps = Pick<Route.ComponentProps['loaderData'], 'asset'> & { newest: Version; folder: ReactNode }

function FileCard({ asset, newest, folder }: FileProps) {
  const say = useWords(mediaWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  return (
    <Card title={say('file')}>
      <DescriptionList
        columns={1}
        items={[
          { term: say('file.name'), detail: <span className="serial">{newest.name}</span> },
          { term: say('kind'), detail: words(`kind.${newest.kind}`) },
          { term: say('folder'), detail: folder },
          { term: say('size'), detail: formatBytes(locale, newest.bytes) },
          ...(newest.width === null || newest.height === null
            ? []
            : [{ term: say('pixels'), detail: `${newest.width} × ${newest.height}` }]),
          ...(asset.family ? [{ term: say('model'), detail: asset.family }] : []),
          ...(asset.language ? [{ term: say('language'), detail: words(`language.${asset.language}`) }] : []),
          { term: say('changed'), detail: formatDate(locale, asset.changedAt) },
        ]}
      />
    </Card>
  )
}
