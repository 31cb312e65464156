import { Download, FileText, Film, FolderDown, Image, Share2 } from 'lucide-react'
import { type FormEvent, type RefObject, useRef, useSyncExternalStore } from 'react'
import { href, useNavigate } from 'react-router'
import type { Page } from '#app/kit/lists/lists.ts'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatBytes, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { assetFile, type AssetKind, type AssetRow, assetsIn, downloadMost, isOver } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { isFiltered, type LibraryView, turnedTo } from './list-params.ts'
import { LibraryPager } from './library-pager.tsx'
import { Thumb } from './thumb.tsx'
import { mediaWords } from './media.words.ts'

type GridProps = {
  page: Page<AssetRow>
  view: LibraryView
  today: string
  mayShare: boolean
  /** Hears what is ticked, on other pages too, each time it changes. */
  onTicked: (ids: readonly number[]) => void
}

/**
 * The assets of a page, to be looked at and to be chosen: a plain form, so no script is needed. The pages are turned by
 * it as well, so what is ticked goes along.
 */
export function AssetGrid({ page, view, today, mayShare, onTicked }: GridProps) {
  const { rows, count } = page
  const say = useWords(mediaWords)
  const locale = useLocale()
  const to = href('/:locale?/resources/media/download', localePrefix(locale))
  const { folder, q, kind, after, back, chosen } = view
  const elsewhere = chosen.filter((id) => !rows.some((row) => row.id === id))
  const form = useRef<HTMLFormElement>(null)
  const ticked = useTicked(form)
  return (
    <form
      ref={form}
      method="get"
      action={to}
      className="asset-form"
      onSubmit={useTurning()}
      onChange={({ currentTarget }) => onTicked(assetsIn(queryOf(currentTarget)).slice(0, downloadMost))}
    >
      {/* What the library goes back to, where no download begins. */}
      {folder !== undefined && <input type="hidden" name="from" value={folder} />}
      {q && <input type="hidden" name="q" value={q} />}
      {kind && <input type="hidden" name="kind" value={kind} />}
      {after && <input type="hidden" name="after" value={after} />}
      {back.length > 0 && <input type="hidden" name="back" value={back.join('.')} />}
      <ul className="asset-grid">
        {rows.map((asset) => (
          <Asset key={asset.id} asset={asset} today={today} chosen={chosen.includes(asset.id)} />
        ))}
      </ul>
      <div className="asset-bar">
        {elsewhere.length > 0 && (
          <Checkbox
            key={elsewhere.join()}
            id="asset-elsewhere"
            name="asset"
            value={elsewhere.join('.')}
            label={say('chosen.elsewhere', { count: elsewhere.length })}
            defaultChecked
          />
        )}
        <Button type="submit" variant="primary" icon={<Download size={16} aria-hidden />}>
          {ticked > 0 ? say('download.count', { count: ticked }) : say('download.chosen')}
        </Button>
        {mayShare && (
          <Button type="submit" name="share" value="yes" icon={<Share2 size={16} aria-hidden />}>
            {say('share')}
          </Button>
        )}
        {folder !== undefined && !isFiltered(view) && count <= downloadMost && (
          <LinkButton to={`${to}?folder=${folder}`} reloadDocument icon={<FolderDown size={16} aria-hidden />}>
            {say('download.folder')}
          </LinkButton>
        )}
        <p className="muted">{say('download.hint')}</p>
      </div>
      <LibraryPager view={view} next={page.next} count={count} />
    </form>
  )
}

/** In the browser a page is turned without loading it again; a download is left to the browser. */
function useTurning() {
  const navigate = useNavigate()
  const library = href('/:locale?/resources/media', localePrefix(useLocale()))
  return (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const turned = turnedTo(queryOf(currentTarget, submitter))
    if (turned === undefined) return
    event.preventDefault()
    void navigate(library + turned)
  }
}

/** How many are ticked, those of other pages too; 0 as long as no script counts. */
function useTicked(form: RefObject<HTMLFormElement | null>): number {
  return useSyncExternalStore(
    (onChange) => {
      const element = form.current
      element?.addEventListener('change', onChange)
      return () => element?.removeEventListener('change', onChange)
    },
    () => (form.current ? assetsIn(queryOf(form.current)).length : 0),
    () => 0,
  )
}

function queryOf(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') query.append(name, value)
  return query
}

function Asset({ asset, today, chosen }: { asset: AssetRow; today: string; chosen: boolean }) {
  const say = useWords(mediaWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  const { id, title, kind, bytes, version, hasPreview, licence } = asset
  return (
    <li className="asset">
      <Checkbox
        className="asset-choose"
        id={`asset-${id}`}
        name="asset"
        value={id}
        defaultChecked={chosen}
        label={<span className="visually-hidden">{say('choose', { title })}</span>}
      />
      <div className="asset-picture">
        {hasPreview ? <Thumb src={assetFile(id, version, 'thumb')} /> : <KindIcon kind={kind} size={40} />}
      </div>
      <div className="asset-words">
        <Link
          className="asset-title"
          to={href('/:locale?/resources/media/:id', { ...localePrefix(locale), id: String(id) })}
        >
          {title}
        </Link>
        <span className="muted numbers">
          {words(`kind.${kind}`)} · {formatBytes(locale, bytes)}
        </span>
        {isOver(licence, today) ? (
          <span className="licence-over">{words('over', { day: formatDay(locale, licence.until ?? today) })}</span>
        ) : (
          <span className="muted">{words(`terms.${licence.terms}`)}</span>
        )}
      </div>
    </li>
  )
}

export function KindIcon({ kind, size }: { kind: AssetKind; size: number }) {
  const Icon = { photo: Image, video: Film, pdf: FileText }[kind]
  return <Icon size={size} strokeWidth={1.25} aria-hidden />
}
