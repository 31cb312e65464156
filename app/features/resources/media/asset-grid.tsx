import { Download, FileText, Film, FolderDown, Image } from 'lucide-react'
import { href } from 'react-router'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatBytes, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { assetFile, type AssetKind, type AssetRow, downloadMost, isOver } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import type { LibraryView } from './address.ts'
import { mediaWords } from './media.words.ts'

type GridProps = { rows: readonly AssetRow[]; view: LibraryView; count: number; today: string }

/** The assets of a page, to be looked at and to be chosen: a plain form, so no script is needed. */
export function AssetGrid({ rows, view, count, today }: GridProps) {
  const say = useWords(mediaWords)
  const locale = useLocale()
  const to = href('/:locale?/resources/media/download', localePrefix(locale))
  const { folder, q, kind } = view
  return (
    <form method="get" action={to} className="asset-form">
      {/* What the library goes back to, where no download begins. */}
      {folder !== undefined && <input type="hidden" name="from" value={folder} />}
      {q && <input type="hidden" name="q" value={q} />}
      {kind && <input type="hidden" name="kind" value={kind} />}
      <ul className="asset-grid">
        {rows.map((asset) => (
          <Asset key={asset.id} asset={asset} today={today} />
        ))}
      </ul>
      <div className="asset-bar">
        <Button type="submit" variant="primary" icon={<Download size={16} aria-hidden />}>
          {say('download.chosen')}
        </Button>
        {folder !== undefined && count <= downloadMost && (
          <LinkButton to={`${to}?folder=${folder}`} reloadDocument icon={<FolderDown size={16} aria-hidden />}>
            {say('download.folder')}
          </LinkButton>
        )}
        <p className="muted">{say('download.hint')}</p>
      </div>
    </form>
  )
}

function Asset({ asset, today }: { asset: AssetRow; today: string }) {
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
        label={<span className="visually-hidden">{say('choose', { title })}</span>}
      />
      <div className="asset-picture">
        {hasPreview ? (
          <img src={assetFile(id, version, 'thumb')} alt="" loading="lazy" decoding="async" />
        ) : (
          <KindIcon kind={kind} size={40} />
        )}
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
