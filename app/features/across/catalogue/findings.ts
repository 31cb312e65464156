import { type Catalogue, codesOf, type Family, offered } from '#app/catalogue/catalogue.ts'
import type { DueService } from '#app/catalogue/catalogue.services.ts'
import { isForFamily } from '#app/features/bicycles/service-book/service-book.ts'
import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import { alikeIn } from './alike.ts'
import type { Finding, FindingMessage, Section, Used } from './finding.ts'

export type { Finding, FindingMessage, Section, Used } from './finding.ts'

/** What does not go together in a catalogue, or is not as its maker will have meant it. */
export function findingsIn(catalogue: Catalogue, used: Used): Finding[] {
  return [
    ...twice(catalogue),
    ...catalogue.families.flatMap((family) => ofFamily(catalogue, family)),
    ...alike(catalogue),
    ...ofReferences(catalogue),
    ...ofLabour(catalogue),
    ...ofChecklists(catalogue),
    ...ofServices(catalogue),
    ...lacking(catalogue),
    ...ofCover(catalogue),
    ...ofUse(catalogue, used),
    ...ofLane(catalogue),
  ]
}

function twice(catalogue: Catalogue): Finding[] {
  const { families, parts, kinds, shots, rules, floors, answers, labour, checklists, dueServices, promises } = catalogue
  const cases = promises.map(({ kind, country }) => `${kind ?? '*'} ${country ?? '*'}`)
  const countries = floors.map(({ country }) => country)
  return [
    ...doubles('families', codesOf(families)),
    ...doubles('parts', codesOf(parts)),
    ...doubles('kinds', codesOf(kinds)),
    ...doubles('shots', codesOf(shots)),
    ...doubles('coverage', codesOf(rules)),
    ...doubles('answers', codesOf(answers)),
    ...doubles('labour', codesOf(labour)),
    ...doubles('checklists', codesOf(checklists)),
    ...doubles('services', codesOf(dueServices)),
    ...doubles('coverage', countries, 'floor-twice'),
    ...doubles('promises', cases, 'promise-twice'),
  ]
}

function doubles(section: Section, all: readonly string[], message: FindingMessage = 'code-twice'): Finding[] {
  return all
    .filter((code, at) => all.indexOf(code) !== at)
    .map((code) => ({ level: 'error', section, code, message, slots: { code } }))
}

function ofFamily({ families, attributes }: Catalogue, family: Family): Finding[] {
  const { code, example } = family
  const known = codesOf(attributes)
  const about = { level: 'error', section: 'families', code } as const
  const isRight = 'serial' in checkSerial(families, code, example)
  return [
    ...(isRight ? [] : [{ ...about, message: 'example-wrong', slots: { family: code, example } } as const]),
    ...family.attributes
      .filter((one) => !known.includes(one))
      .map((attribute) => ({ ...about, message: 'unknown-attribute', slots: { family: code, attribute } }) as const),
  ]
}

function alike(catalogue: Catalogue): Finding[] {
  return alikeIn(catalogue).map((slots) => ({
    level: 'warning',
    section: 'families',
    code: slots.family,
    message: 'serials-alike',
    slots,
  }))
}

function ofReferences(catalogue: Catalogue): Finding[] {
  const { families, parts, kinds, shots, shotLists, rules, answers, promises, mainKind, lane } = catalogue
  return [
    ...missing(
      'coverage',
      'unknown-family',
      families,
      rules.flatMap((rule) => [...rule.families]),
    ),
    ...missing(
      'coverage',
      'unknown-part',
      parts,
      rules.flatMap((rule) => [...rule.parts]),
    ),
    ...missing(
      'coverage',
      'unknown-kind',
      kinds,
      rules.flatMap((rule) => [...rule.kinds]),
    ),
    ...missing(
      'shots',
      'unknown-part',
      parts,
      shotLists.flatMap(({ part }) => part ?? []),
    ),
    ...missing(
      'shots',
      'unknown-kind',
      kinds,
      shotLists.flatMap(({ kind }) => kind ?? []),
    ),
    ...missing(
      'shots',
      'unknown-shot',
      shots,
      shotLists.flatMap((list) => list.shots),
    ),
    ...missing(
      'answers',
      'unknown-kind',
      kinds,
      answers.flatMap((answer) => answer.kinds ?? []),
    ),
    ...missing(
      'promises',
      'unknown-kind',
      kinds,
      promises.flatMap(({ kind }) => kind ?? []),
    ),
    ...missing('kinds', 'main-kind', kinds, mainKind === null ? [] : [mainKind]),
    ...(lane.isOpen ? ofLaneReferences(catalogue) : []),
  ]
}

/** A rule that is off may name what is gone: it keeps nobody from publishing. */
function ofLaneReferences({ families, parts, kinds, answers, lane }: Catalogue): Finding[] {
  const reasons = answers.filter(({ kind }) => kind === 'reason')
  return [
    ...missing('lane', 'unknown-family', families, lane.families),
    ...missing('lane', 'unknown-kind', kinds, lane.kinds),
    ...missing(
      'lane',
      'unknown-part',
      parts,
      lane.values.map(({ part }) => part),
    ),
    ...missing('lane', 'unknown-reason', reasons, lane.reason === null ? [] : [lane.reason]),
  ]
}

function ofLabour({ families, parts, labour }: Catalogue): Finding[] {
  const [ofFamilies, ofParts] = [labour.flatMap((one) => one.families), labour.flatMap((one) => one.parts)]
  return [
    ...missing('labour', 'unknown-family', families, ofFamilies),
    ...missing('labour', 'unknown-part', parts, ofParts),
  ]
}

function ofChecklists({ families, checklists }: Catalogue): Finding[] {
  const of = checklists.flatMap((one) => one.families)
  return [
    ...missing('checklists', 'unknown-family', families, of),
    ...offered(checklists)
      .filter(({ steps }) => steps.length === 0)
      .map(({ code }): Finding => ({
        level: 'error',
        section: 'checklists',
        code,
        message: 'checklist-empty',
        slots: { code },
      })),
  ]
}

/** Months for services that nobody asks of a family are never earned. */
function ofServices(catalogue: Catalogue): Finding[] {
  const { families, rules, dueServices } = catalogue
  const of = dueServices.flatMap((one) => one.families)
  return [
    ...missing('services', 'unknown-family', families, of),
    ...rules.flatMap(({ code: rule, families: covered, services }) =>
      services
        ? covered
            .filter((family) => !asksWithin(dueServices, family, services.withinMonths))
            .map((family): Finding => ({
              level: 'warning',
              section: 'coverage',
              code: rule,
              message: 'extra-without-services',
              slots: { rule, family },
            }))
        : [],
    ),
  ]
}

function asksWithin(services: readonly DueService[], family: string, months: number): boolean {
  return services.some((one) => one.active && one.counts && isForFamily(one, family) && one.firstMonths <= months)
}

function missing(
  section: Section,
  message: FindingMessage,
  all: readonly { code: string }[],
  codes: string[],
): Finding[] {
  const known = codesOf(all)
  const lost = [...new Set(codes.filter((code) => !known.includes(code)))]
  return lost.map((code) => ({ level: 'error', section, message, slots: { code } }))
}

/** Without these, bicycles have no last day that is meant by the warranty, and no claim can be sent. */
function lacking({ families, parts, kinds, mainKind }: Catalogue): Finding[] {
  if (families.length === 0) return []
  const isUnnamed = kinds.length > 0 && mainKind === null
  const findings: (Finding | false)[] = [
    isUnnamed && { level: 'error', section: 'kinds', message: 'no-main-kind' },
    offered(parts).length === 0 && { level: 'warning', section: 'parts', message: 'no-parts' },
    offered(kinds).length === 0 && { level: 'warning', section: 'kinds', message: 'no-kinds' },
  ]
  return findings.filter((finding) => finding !== false)
}

/** What the maker offers to claim and promises nothing for: only the law's guarantee is left. Models alike are one line. */
function ofCover({ families, parts, kinds, rules }: Catalogue): Finding[] {
  const cases = codesOf(offered(parts)).flatMap((part) => codesOf(offered(kinds)).map((kind) => ({ part, kind })))
  const models = codesOf(offered(families)).map((family) => ({
    family,
    bare: cases.filter(
      ({ part, kind }) =>
        !rules.some((rule) => rule.families.includes(family) && rule.parts.includes(part) && rule.kinds.includes(kind)),
    ),
  }))
  return [...Map.groupBy(models, ({ bare }) => JSON.stringify(bare)).values()].flatMap((same) => {
    const bare = same[0]?.bare ?? []
    const names = same.map(({ family }) => family).join(', ')
    return notCovered(names, bare, bare.length === cases.length)
  })
}

function notCovered(family: string, [first, ...others]: { part: string; kind: string }[], isWhole: boolean): Finding[] {
  if (!first) return []
  const base = { level: 'warning', section: 'coverage' } as const
  if (isWhole && others.length > 0) return [{ ...base, message: 'model-not-covered', slots: { family } }]
  const slots = { family, ...first }
  return others.length === 0
    ? [{ ...base, message: 'not-covered', slots }]
    : [{ ...base, message: 'not-covered-more', slots: { ...slots, count: String(others.length) } }]
}

function ofUse({ families, parts, kinds, checklists }: Catalogue, used: Used): Finding[] {
  const workable = offered(checklists).filter(({ steps }) => steps.length > 0)
  return [
    ...gone('families', families, used.families),
    ...gone('parts', parts, used.parts),
    ...gone('kinds', kinds, used.kinds),
    ...gone('checklists', workable, used.checklists, 'checklist-asked'),
  ]
}

function gone(
  section: Section,
  all: readonly { code: string }[],
  codes: readonly string[],
  message: FindingMessage = 'in-use',
): Finding[] {
  const known = codesOf(all)
  return codes
    .filter((code) => !known.includes(code))
    .map((code) => ({ level: 'error', section, code, message, slots: { code } }))
}

/** A rule that accepts by itself says so here: what it leaves out to be looked at, and whether anything is. */
function ofLane(catalogue: Catalogue): Finding[] {
  const { lane } = catalogue
  if (!lane.isOpen) return []
  const about = { level: 'warning', section: 'lane' } as const
  const { drawn, most, values, families, kinds } = lane
  const isEmpty = values.length * families.length * kinds.length === 0
  const hasNoLimit = most === null || values.reduce((sum, { value }) => sum + value, 0) <= most
  const isForAll =
    codesOf(offered(catalogue.families)).every((code) => families.includes(code)) &&
    codesOf(offered(catalogue.kinds)).every((code) => kinds.includes(code)) &&
    codesOf(offered(catalogue.parts)).every((code) => values.some(({ part }) => part === code))
  const findings: (Finding | false)[] = [
    lane.reason === null && { ...about, level: 'error', message: 'lane-no-reason' },
    isEmpty && { ...about, message: 'lane-nothing' },
    !isEmpty && hasNoLimit && isForAll && drawn === 0 && { ...about, message: 'lane-all' },
    !isEmpty && hasNoLimit && { ...about, message: 'lane-no-limit' },
    !isEmpty && drawn === 0 && { ...about, message: 'lane-not-drawn' },
    !isEmpty && drawn === 1 && { ...about, message: 'lane-all-drawn' },
  ]
  return findings.filter((finding) => finding !== false)
}
