import { href } from 'react-router'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { readDraft } from '../draft.server.ts'
import {
  attributeForm,
  attributeIn,
  attributesForm,
  attributesIn,
  buttonForm,
  factsForm,
  factsIn,
  instructionsForm,
  newForm,
} from './families.forms.ts'
import {
  addAttribute,
  addFamily,
  changeFamily,
  changeInstructions,
  moveFamily,
  removeFamily,
  type Tried,
  trySerials,
} from './families.server.ts'
import { textsIn } from '../editing/fields.ts'
import { linesIn } from './lines.ts'
import { rowCountIn } from './rows.ts'
import { groupRows, groupsFrom, groupsIn, serialForm, triedIn } from './serial-form.ts'
import { isToPaste, sizeRows, sizesForm, sizesIn } from './sizes-form.ts'

type Work = Sent & { portal: Portal; viewer: Viewer }
type FamilyWork = Work & { code: string }

export const listForms: Forms<'up' | 'down' | 'instructions' | 'attribute', Work> = {
  up: form(buttonForm, ({ portal, viewer }, typed) => moveFamily(portal, viewer, whichIn(typed), -1)),
  down: form(buttonForm, ({ portal, viewer }, typed) => moveFamily(portal, viewer, whichIn(typed), 1)),
  instructions: form(instructionsForm, ({ portal, viewer }, typed) =>
    changeInstructions(portal, viewer, Number(typed.revision), linesIn('instructions', typed)),
  ),
  attribute: form(attributeForm, ({ portal, viewer }, typed) =>
    addAttribute(portal, viewer, Number(typed.revision), attributeIn(typed)),
  ),
}

export const listNotices = { up: 'saved', down: 'saved', instructions: 'saved', attribute: 'saved' } as const

export const newForms: Forms<'add', Work> = {
  add: form(newForm, async ({ portal, viewer, locale }, typed) => {
    const { family_code: code, example } = typed
    const serial = groupsFrom(code, example) ?? []
    const checked = checkSerial([{ code, serial, example }], code, example)
    const mistake = await addFamily(portal, viewer, Number(typed.revision), {
      code,
      name: textsIn('name', typed),
      active: true,
      serial,
      example: 'serial' in checked ? checked.serial : example,
      sizes: [],
      colours: [],
      instructions: [],
      attributes: [],
      geometry: [],
    })
    if (mistake) return mistake
    return {
      notice: 'added',
      page: href('/:locale?/console/catalogue/families/:code', { ...localePrefix(locale), code }),
    }
  }),
}

/** What was tried comes back with all that stands in the form. */
type Trial = { intent: 'try'; tried: Tried[]; submitted: FormValues }

type FamilyIntent = 'facts' | 'serial' | 'try' | 'attributes' | 'remove'

export const familyForms: Forms<FamilyIntent, FamilyWork, Trial> = {
  facts: form(factsForm, ({ portal, viewer, code }, typed) =>
    changeFamily(portal, viewer, { code, revision: Number(typed.revision) }, (family) => ({
      ...family,
      ...factsIn(typed),
    })),
  ),
  serial: form(serialOf, ({ portal, viewer, code, fields }, typed) =>
    changeFamily(portal, viewer, { code, revision: Number(typed.revision) }, (family) => ({
      ...family,
      ...ruleIn(code, typed, fields),
    })),
  ),
  try: form(serialOf, async ({ portal, viewer, code, fields, locale }, typed) => {
    const family = { code, ...ruleIn(code, typed, fields) }
    const tried = await trySerials(portal, viewer, { family, serials: triedIn(typed.tried), locale })
    return { shown: { intent: 'try' as const, tried, submitted: Object.fromEntries(fields) } }
  }),
  attributes: form(
    async ({ portal, viewer }: FamilyWork) => attributesForm((await readDraft(portal, viewer)).catalogue.attributes),
    ({ portal, viewer, code }, typed) =>
      changeFamily(portal, viewer, { code, revision: Number(typed.revision) }, (family, { attributes }) => ({
        ...family,
        attributes: attributesIn(attributes, typed),
      })),
  ),
  remove: form(buttonForm, async ({ portal, viewer, code, locale }, typed) => {
    const mistake = await removeFamily(portal, viewer, { code, revision: Number(typed.revision) })
    return mistake ?? { notice: 'removed', page: href('/:locale?/console/catalogue/families', localePrefix(locale)) }
  }),
}

export const familyNotices = { facts: 'saved', serial: 'saved', attributes: 'saved' } as const

export const geometryForms: Forms<'geometry', FamilyWork> = {
  geometry: form(
    ({ fields }: FamilyWork) => sizesForm(sizeCountIn(fields), isToPaste(fields)),
    ({ portal, viewer, code, fields }, typed) =>
      changeFamily(portal, viewer, { code, revision: Number(typed.revision) }, (family) => ({
        ...family,
        geometry: sizesIn(typed, sizeCountIn(fields)),
      })),
  ),
}

function serialOf({ locale, code, fields }: FamilyWork) {
  return serialForm(locale, code, groupCountIn(fields))
}

/** The rule as it was typed, and its example as numbers are kept. */
function ruleIn(code: string, typed: { example: string }, fields: URLSearchParams) {
  const serial = groupsIn(typed, groupCountIn(fields))
  const checked = checkSerial([{ code, serial, example: typed.example }], code, typed.example)
  return { serial, example: 'serial' in checked ? checked.serial : typed.example }
}

function groupCountIn(fields: URLSearchParams): number {
  return rowCountIn(groupRows, fields.get(groupRows.count) ?? '')
}

function sizeCountIn(fields: URLSearchParams): number {
  return rowCountIn(sizeRows, fields.get(sizeRows.count) ?? '')
}

function whichIn({ code = '', revision }: { code?: string | undefined; revision: string }) {
  return { code, revision: Number(revision) }
}
