import type { ReactNode } from 'react'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { type Attachment, fileAddress } from '#app/features/content/attachments/attachments.ts'

type FileListProps = { files: readonly Attachment[]; children?: (file: Attachment) => ReactNode }

/** What goes with one, each opened on its own. @param children what may be done with each */
export function FileList({ files, children }: FileListProps) {
  const locale = useLocale()
  return (
    <ul className="bulletin-files">
      {files.map((file) => {
        const { content, thumb } = fileAddress(file)
        return (
          <li key={file.id}>
            <a href={content} target="_blank" rel="noreferrer">
              {thumb ? <img src={thumb} alt="" loading="lazy" /> : null}
              <span>{file.name}</span>
            </a>
            <span className="muted numbers">{formatBytes(locale, file.bytes)}</span>
            {children?.(file)}
          </li>
        )
      })}
    </ul>
  )
}
