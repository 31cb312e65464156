import { Download } from 'lucide-react'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { exportWords } from './export.words.ts'
import './export-links.css'

type ExportLinksProps = {
  /** The address of the list. */
  path: string
  /** What the list is narrowed to, as its address has it. */
  search: string
  /** What is exported, where the page has several. */
  of?: string
  small?: boolean
}

/** What is filtered, as a file for a spreadsheet, in either format. */
export function ExportLinks({ path, search, of, small = false }: ExportLinksProps) {
  const say = useWords(exportWords)
  const locale = useLocale()
  const after = of === undefined ? '' : `${colon(locale)} ${of}`
  return (
    <span className="export-links">
      {(['csv', 'xlsx'] as const).map((kind) => (
        <LinkButton
          key={kind}
          to={`${path}/export.${kind}${search}`}
          reloadDocument
          icon={<Download size={16} aria-hidden />}
          aria-label={say(`${kind}.of`) + after}
          title={say(`${kind}.of`)}
          {...(small ? { size: 'small', variant: 'ghost' } : {})}
        >
          {say(kind)}
        </LinkButton>
      ))}
    </span>
  )
}
