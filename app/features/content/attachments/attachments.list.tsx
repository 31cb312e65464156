import type { ReactNode } from 'react'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { type Attachment, fileAddress } from './attachments.ts'
import './attachments.css'

/** A file as such a list shows it. */
export type ListedFile = Pick<Attachment, 'id' | 'name' | 'bytes' | 'kind' | 'turned'>

type FileListProps = { files: readonly ListedFile[]; children?: (file: ListedFile) => ReactNode }

/** The files of a bulletin or a quote, each opened on its own. @param children what may be done with each */
export function FileList({ files, children }: FileListProps) {
  const locale = useLocale()
  return (
    <ul className="attached-files">
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
