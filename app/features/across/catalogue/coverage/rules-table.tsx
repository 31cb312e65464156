import { type CoverageRule, textIn } from '#app/catalogue/catalogue.ts'
import { nameOf } from '#app/catalogue/catalogue.labels.ts'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { EntryButtons } from '../editing/parts.tsx'
import { coverageWords } from './coverage.words.ts'
import type { Choices } from './rule-form.tsx'

type RulesProps = { rules: readonly CoverageRule[]; choices: Choices; revision: number }

export function RulesTable({ rules, choices, revision }: RulesProps) {
  const locale = useLocale()
  const say = sayIn(coverageWords, locale)
  const columns: Column<CoverageRule>[] = [
    { label: say('rule'), look: 'name', render: ({ name, code }) => textIn(locale, name) || code },
    { label: say('period'), render: (rule) => lines(periodOf(locale, rule)) },
    { label: say('about'), render: (rule) => lines(aboutOf(locale, choices, rule)) },
    {
      label: say('change'),
      hideLabel: true,
      look: 'actions',
      render: (rule) => (
        <EntryButtons
          code={rule.code}
          name={textIn(locale, rule.name) || rule.code}
          revision={revision}
          isFirst={rule === rules[0]}
        />
      ),
    },
  ]
  return <Table caption={say('rules')} columns={columns} rows={rules} rowKey={({ code }) => code} />
}

function lines(all: readonly string[]) {
  return all.map((line) => <p key={line}>{line}</p>)
}

function periodOf(locale: Locale, rule: CoverageRule): string[] {
  const say = sayIn(coverageWords, locale)
  const { months: count, starts, registration, services, replacementMonths, firstOwnerOnly } = rule
  return [
    say('period.words', { count, start: say(`starts.${starts}`) }),
    ...(registration ? [say('period.longer', { count: registration.extraMonths, days: registration.withinDays })] : []),
    ...(services ? [say('period.serviced', { count: services.extraMonths, within: services.withinMonths })] : []),
    say('period.replacement', { count: replacementMonths }),
    ...(firstOwnerOnly ? [say('first_owner_only')] : []),
  ]
}

function aboutOf(locale: Locale, { parts, kinds }: Choices, rule: CoverageRule): string[] {
  const named = (all: Choices['parts'], codes: readonly string[]) =>
    formatList(
      locale,
      codes.map((code) => nameOf(all, code)),
    )
  return [formatList(locale, rule.families), named(parts, rule.parts), named(kinds, rule.kinds)]
}
