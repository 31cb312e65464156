import { href } from 'react-router'
import { legalWords } from '#app/brand/legal-links.words.ts'
import type { LegalText } from '#app/kit/legal-texts.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { textsWords } from '../texts/texts.words.ts'

/** A legal text of the draft: in which languages there is one, and whether anybody can read it already. */
export type TextState = { text: LegalText; written: Locale[]; isPublished: boolean }

export function TextsCard({ texts }: { texts: readonly TextState[] }) {
  const say = useWords(textsWords)
  const names = useWords(legalWords)
  const locale = useLocale()
  const addressOf = (text: LegalText) => ({ ...localePrefix(locale), text })
  const columns: Column<TextState>[] = [
    {
      label: names('label'),
      hideLabel: true,
      look: 'main',
      render: ({ text }) => (
        <Link className="row-link" to={href('/:locale?/console/brand/texts/:text', addressOf(text))}>
          {names(text)}
        </Link>
      ),
    },
    {
      label: say('languages'),
      render: ({ written }) =>
        written.length > 0 ? (
          written.map((one) => one.toUpperCase()).join(' ')
        ) : (
          <StatusDot tone="orange">{say('missing')}</StatusDot>
        ),
    },
    {
      label: say('open'),
      look: 'actions',
      hideLabel: true,
      render: ({ text, isPublished }) =>
        isPublished ? (
          <Link to={href('/:locale?/legal/:text', addressOf(text))}>
            {say('open')} <span className="visually-hidden">{names(text)}</span>
          </Link>
        ) : null,
    },
  ]
  return (
    <Card title={names('label')} flush>
      <Table caption={names('label')} columns={columns} rows={texts} rowKey={({ text }) => text} />
    </Card>
  )
}
