import { ArrowDown, ArrowUp } from 'lucide-react'
import { Form as PlainForm, href } from 'react-router'
import { type Family, textIn } from '#app/catalogue/catalogue.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { serialShape, serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import { draftWords } from '../draft.words.ts'
import { familyWords } from './families.words.ts'

type Row = Pick<Family, 'code' | 'name' | 'active' | 'serial' | 'example'>

/** In the maker's order, which two buttons of each row change. */
export function FamiliesTable({ families, revision }: { families: readonly Row[]; revision: number }) {
  const say = useWords(familyWords)
  const serials = useWords(serialWords)
  const words = useWords(draftWords)
  const locale = useLocale()
  const columns: Column<Row>[] = [
    {
      label: words('section.families'),
      look: 'name',
      render: ({ code, name }) => <RowLink to={toFamily(code)}>{`${code} · ${textIn(locale, name)}`}</RowLink>,
    },
    { label: say('shape'), render: (family) => serialShape(serials, family) },
    {
      label: say('state'),
      render: ({ active }) => (
        <StatusDot tone={active ? 'green' : 'hollow'}>{say(active ? 'state.on' : 'state.off')}</StatusDot>
      ),
    },
    {
      label: say('move'),
      hideLabel: true,
      look: 'actions',
      render: ({ code }) => <Moves {...{ families, code, revision }} />,
    },
  ]

  function toFamily(code: string) {
    return href('/:locale?/console/catalogue/families/:code', { ...localePrefix(locale), code })
  }

  return <Table caption={words('section.families')} columns={columns} rows={families} rowKey={({ code }) => code} />
}

type MovesProps = { families: readonly Row[]; code: string; revision: number }

function Moves({ families, code, revision }: MovesProps) {
  const say = useWords(familyWords)
  const at = families.findIndex((family) => family.code === code)
  return (
    <PlainForm method="post" className="catalogue-moves" preventScrollReset>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="code" value={code} />
      {at > 0 && (
        <Button
          type="submit"
          size="small"
          variant="ghost"
          name="intent"
          value="up"
          aria-label={say('up', { code })}
          icon={<ArrowUp size={16} aria-hidden />}
        />
      )}
      {at < families.length - 1 && (
        <Button
          type="submit"
          size="small"
          variant="ghost"
          name="intent"
          value="down"
          aria-label={say('down', { code })}
          icon={<ArrowDown size={16} aria-hidden />}
        />
      )}
    </PlainForm>
  )
}
