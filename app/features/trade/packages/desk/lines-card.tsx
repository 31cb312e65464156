import { Plus, X } from 'lucide-react'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { localeNames, locales } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { linesButton } from '#app/features/trade/items/items.forms.ts'
import { lineField, type PackageLinePart, packageLineParts } from '../lines.forms.ts'
import { type ChoiceKind, choiceKinds, type Kind, linesMost } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import { deskWords } from './desk.words.ts'

const choiceLabels = { size: 'sizes', colour: 'colours', variant: 'variants' } as const satisfies Record<
  ChoiceKind,
  string
>

/** What a part of a line is called, with which line it is of. */
export function usePartLabel(): (part: PackageLinePart, line: number) => string {
  const say = useWords(deskWords)
  const name = useShortLabel()
  return (part, line) => `${name(part)} · ${say('line.legend', { line })}`
}

function useShortLabel(): (part: PackageLinePart) => string {
  const say = useWords(deskWords)
  return (part) => {
    const locale = locales.find((one) => part === `words_${one}`)
    if (locale) return say('words.in', { language: localeNames[locale] })
    const kind = choiceKinds.find((one) => one === part)
    if (kind) return say(choiceLabels[kind])
    return say(part === 'quantity' ? 'quantity' : 'item_number')
  }
}

type LinesCardProps = {
  /** Made of as many lines as there are, which types do not name. */
  fields: Readonly<Record<string, FormField | undefined>>
  count: number
  kind: Kind
}

/** The lines, each in a group of its own; of a service there is nothing to choose. */
export function LinesCard({ fields, count, kind }: LinesCardProps) {
  const say = useWords(deskWords)
  const words = useWords(packageWords)
  const label = useShortLabel()
  const parts = packageLineParts.filter((part) => kind === 'supply' || !choiceKinds.some((one) => one === part))
  return (
    <Card title={words(kind === 'supply' ? 'contents' : 'contents.service')}>
      <div className="stack">
        <input type="hidden" name="lines" value={count} />
        {Array.from({ length: count }, (_, at) => at + 1).map((line) => (
          <fieldset key={line} className="package-line-field">
            <legend>{say('line.legend', { line })}</legend>
            {parts.map((part) => {
              const field = fields[lineField(part, line)]
              const locale = locales.find((one) => part === `words_${one}`)
              return field ? (
                <TextField
                  key={part}
                  field={{ ...field, label: label(part) }}
                  lang={locale}
                  autoComplete="off"
                  inputMode={part === 'quantity' ? 'numeric' : undefined}
                  hint={part === 'size' ? say('choices.hint') : undefined}
                />
              ) : null
            })}
            <Button
              type="submit"
              variant="ghost"
              size="small"
              formNoValidate
              name={linesButton}
              value={`remove-${line}`}
              icon={<X size={16} aria-hidden />}
              aria-label={say('remove', { line })}
            />
          </fieldset>
        ))}
        {count < linesMost ? (
          <div>
            <Button
              type="submit"
              size="small"
              formNoValidate
              name={linesButton}
              value="add"
              icon={<Plus size={16} aria-hidden />}
            >
              {say('add')}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
