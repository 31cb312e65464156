import { BookOpen, Image, Lock, Megaphone, Ruler, Scaling } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule, isFor, type Module, type Viewer } from '#app/features/people/account/account.ts'
import { entranceWords } from './entrance.words.ts'
import { Thumb } from './media/thumb.tsx'
import { countResources, listAssets } from './resources.server.ts'
import { assetFile } from './resources.ts'
import { resourceWords } from './resources.words.ts'
import type { Route } from './+types/entrance.route'
import './resources.css'
import './media/media.css'

/** Open to everybody with access: what a company does not have is here with a lock, what is not for a role is not here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const locked = (['media-sharing', 'user-guides'] as const).filter((module) => !hasModule(viewer, module))
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const counts = await countResources(portal, viewer, locale)
  const hasMedia = isFor(viewer.role, 'media-sharing')
  const showsLatest = hasMedia && hasModule(viewer, 'media-sharing')
  const latest = showsLatest ? await latestPictures(portal, viewer, locale) : []
  return {
    counts,
    latest,
    locked,
    hasMedia,
    hasBulletins: viewer.role !== 'customer',
  }
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { counts, latest, locked, hasMedia, hasBulletins } = loaderData
  const say = useWords(entranceWords)
  const words = useWords(resourceWords)
  return (
    <div className="stack">
      <PageTitle title={words('resources')} />
      <PageHeader title={words('resources')}>{say(hasMedia ? 'intro' : 'intro.rider')}</PageHeader>
      <ul className="resource-doors">
        {hasMedia && <MediaDoor locked={locked} count={counts.media} />}
        <GuideDoors locked={locked} counts={counts} hasBulletins={hasBulletins} />
      </ul>
      {latest.length > 0 && <Latest pictures={latest} />}
    </div>
  )
}

async function latestPictures(portal: Portal, viewer: Viewer, locale: Locale) {
  const { page } = await listAssets(portal, viewer, locale, { folder: undefined, kind: 'photo' })
  return page.rows
    .filter(({ hasPreview }) => hasPreview)
    .slice(0, latestMost)
    .map(({ id, version, title }) => ({ id, version, title }))
}

/** A row on a wide screen. */
const latestMost = 6

type LatestProps = { pictures: { id: number; version: number; title: string }[] }

/** What came last into the library: the page has something to look at, and regular readers see what is new. */
function Latest({ pictures }: LatestProps) {
  const say = useWords(entranceWords)
  const prefix = localePrefix(useLocale())
  return (
    <section className="stack-small">
      <div className="resource-latest-head">
        <h2>{say('latest')}</h2>
        <Link to={href('/:locale?/resources/media', prefix)}>{say('latest.all')}</Link>
      </div>
      <ul className="resource-latest">
        {pictures.map(({ id, version, title }) => (
          <li key={id}>
            <Link to={href('/:locale?/resources/media/:id', { ...prefix, id: String(id) })}>
              <span className="asset-picture">
                <Thumb src={assetFile(id, version, 'thumb')} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Locked = Pick<DoorProps, 'locked'>

function MediaDoor({ locked, count }: Locked & { count: number | undefined }) {
  const say = useWords(entranceWords)
  const words = useWords(resourceWords)
  const prefix = localePrefix(useLocale())
  return (
    <Door
      locked={locked}
      module="media-sharing"
      icon={<Image size={20} aria-hidden />}
      to={href('/:locale?/resources/media', prefix)}
      title={words('media')}
      count={count === undefined ? undefined : say('files', { count })}
      more={<Link to={href('/:locale?/resources/media/guide', prefix)}>{words('first-access')}</Link>}
    >
      {say('media.words')}
    </Door>
  )
}

type GuideDoorsProps = Locked & Pick<Route.ComponentProps['loaderData'], 'counts' | 'hasBulletins'>

/** All of one module: the documents, and the calculator that comes with them. */
function GuideDoors({ locked, counts, hasBulletins }: GuideDoorsProps) {
  const say = useWords(entranceWords)
  const words = useWords(resourceWords)
  const prefix = localePrefix(useLocale())
  const shared = { locked, module: 'user-guides' } as const
  const documents = (count: number | undefined) => (count === undefined ? undefined : say('documents', { count }))
  return (
    <>
      <Door
        {...shared}
        icon={<BookOpen size={20} aria-hidden />}
        to={href('/:locale?/resources/manuals', prefix)}
        title={words('manuals')}
        count={documents(counts.manual)}
      >
        {say('manuals.words')}
      </Door>
      <Door
        {...shared}
        icon={<Ruler size={20} aria-hidden />}
        to={href('/:locale?/resources/size-guides', prefix)}
        title={words('size-guides')}
        count={documents(counts['size-guide'])}
      >
        {say('size-guides.words')}
      </Door>
      {hasBulletins && (
        <Door
          {...shared}
          icon={<Megaphone size={20} aria-hidden />}
          to={href('/:locale?/resources/bulletins', prefix)}
          title={say('bulletins')}
        >
          {say('bulletins.words')}
        </Door>
      )}
      <Door
        {...shared}
        icon={<Scaling size={20} aria-hidden />}
        to={href('/:locale?/resources/size-calculator', prefix)}
        title={words('calculator')}
      >
        {say('calculator.words')}
      </Door>
    </>
  )
}

type DoorProps = {
  locked: readonly Module[]
  module: Module
  icon: ReactNode
  to: string
  title: string
  count?: string | undefined
  more?: ReactNode
  children: ReactNode
}

/** Locked, it leads to the licence, where the module can be asked for. */
function Door({ locked, module, icon, to, title, count, more, children }: DoorProps) {
  const say = useWords(entranceWords)
  const locale = useLocale()
  const isLocked = locked.includes(module)
  return (
    <li className="resource-door">
      <span className="resource-door-icon">{isLocked ? <Lock size={20} aria-hidden /> : icon}</span>
      <div className="resource-door-words">
        <h2>{isLocked ? title : <Link to={to}>{title}</Link>}</h2>
        <p className="muted">{children}</p>
        {isLocked || count || more ? (
          <div className="resource-door-foot">
            {isLocked ? (
              <>
                <StatusDot tone="hollow">{say('locked')}</StatusDot>
                <LinkButton size="small" to={to} aria-label={`${say('unlock')}${colon(locale)} ${title}`}>
                  {say('unlock')}
                </LinkButton>
              </>
            ) : (
              <>
                {count && <span className="muted numbers">{count}</span>}
                {more}
              </>
            )}
          </div>
        ) : null}
      </div>
    </li>
  )
}
