import { FileText } from 'lucide-react'
import { PhotoGrid } from '#app/kit/ui/photo-grid.tsx'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Attachment, fileAddress } from '#app/features/content/attachments/attachments.ts'
import { pageWords } from './page.words.ts'
import { namedByShot, type NamedShot } from './shots.ts'

/** Photos and videos to be looked at, papers to be opened; what was withdrawn is only counted. */
export function TicketFiles({ files, shots }: { files: readonly Attachment[]; shots: readonly NamedShot[] }) {
  const say = useWords(pageWords)
  const shown = files.filter((file) => !file.withdrawn)
  const papers = shown.filter((file) => file.kind === 'pdf')
  const pictures = shown.filter((file) => file.kind !== 'pdf')
  const withdrawn = files.length - shown.length
  return (
    <>
      {pictures.length > 0 ? (
        <PhotoGrid label={say('photos')} photos={namedByShot(pictures, shots).map(photoOf)} />
      ) : null}
      {papers.length > 0 ? (
        <ul className="papers" aria-label={say('files')}>
          {papers.map((file) => (
            <Paper key={file.id} file={file} />
          ))}
        </ul>
      ) : null}
      {withdrawn > 0 ? <p className="muted ticket-small">{say('files.withdrawn', { count: withdrawn })}</p> : null}
    </>
  )
}

function photoOf(file: Attachment) {
  const { content, thumb } = fileAddress(file)
  const kind = file.kind === 'video' ? ('video' as const) : ('image' as const)
  return { id: file.id, src: content, thumbnail: thumb ?? undefined, name: file.name, kind }
}

function Paper({ file }: { file: Attachment }) {
  const locale = useLocale()
  return (
    <li className="paper">
      <FileText size={16} aria-hidden />
      <a href={fileAddress(file).content}>{file.name}</a>
      <span className="muted numbers">{formatBytes(locale, file.bytes)}</span>
    </li>
  )
}
