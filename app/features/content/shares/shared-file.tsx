import { FileText, Film, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SharedAsset } from '#app/features/content/resources/resources.shared.server.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import './shares.css'

const icons = { photo: Image, video: Film, pdf: FileText }

type FileProps = {
  file: SharedAsset
  /** The address of its small picture, which a document may lack. */
  thumb: string
  /** What stands below its facts. */
  children?: ReactNode
}

/** One file of a share: what it looks like, its name, its size and who has to be named beside it. */
export function SharedFile({ file, thumb, children }: FileProps) {
  const words = useWords(resourceWords)
  const locale = useLocale()
  const { title, name, kind, bytes, hasPreview, licence } = file
  const Icon = icons[kind]
  return (
    <li className="share-file">
      <div className="share-picture">
        {hasPreview ? (
          <img src={thumb} alt="" loading="lazy" decoding="async" />
        ) : (
          <Icon size={32} strokeWidth={1.25} aria-hidden />
        )}
      </div>
      <div className="share-facts">
        <strong>{title}</strong>
        <span className="muted share-name">{name}</span>
        <span className="muted numbers">
          {words(`kind.${kind}`)} · {formatBytes(locale, bytes)}
        </span>
        {licence.credit ? <span>{words('credit', { credit: licence.credit })}</span> : null}
        {children}
      </div>
    </li>
  )
}
