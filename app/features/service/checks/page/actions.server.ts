import { href } from 'react-router'
import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { answerStep, removePhoto } from '../answer.server.ts'
import { correct } from '../begin.server.ts'
import { discard } from '../discard.server.ts'
import { type Check, openSteps } from '../checks.ts'
import { answerForm, deliverForm, photoForm, signForm } from '../forms.ts'
import { registers, signCheck, signDelivery } from '../sign.server.ts'
import type { readCheck } from '../checks.server.ts'

type Work = Sent & {
  portal: Portal
  viewer: Viewer
  locale: Locale
  /** The step the address names. */
  step: string
  known: Awaited<ReturnType<typeof readCheck>>
}

export const forms: Forms<'answer' | 'remove-photo' | 'sign' | 'correct' | 'discard', Work> = {
  answer: form(
    answerForm,
    async ({ portal, viewer, locale, step, known }, value) => {
      const { check, list, answers } = known
      const mistake = await answerStep(portal, viewer, { id: check.id, step, locale }, value)
      if (mistake) return mistake
      const [next] = openSteps(list.steps, [...answers, { step }])
      return { page: pageOf(locale, check, next?.code ?? 'sign') }
    },
    { withFiles: true },
  ),
  'remove-photo': form(photoForm, async ({ portal, viewer, locale, step, known: { check } }, { photo }) => {
    await removePhoto(portal, viewer, { id: check.id, step, locale }, photo)
    return { notice: 'remove-photo', page: pageOf(locale, check, step) }
  }),
  sign: async (work) => (registers(work.known.check) ? signingDelivery(work) : signing(work)),
  correct: button(async ({ portal, viewer, locale, known: { check } }) => {
    const id = await correct(portal, viewer, check.id)
    return { notice: 'correct', page: pageOf(locale, { id }) }
  }),
  discard: button(async ({ portal, viewer, locale, known: { check } }) => {
    await discard(portal, viewer, check.id)
    return { notice: 'discard', page: href('/:locale?/checks', localePrefix(locale)) }
  }),
}

const signing = form(
  ({ known }: Work) => signForm(known.list.rider),
  ({ portal, viewer, locale, known: { check } }, value) => signCheck(portal, viewer, { id: check.id, locale }, value),
)

const signingDelivery = form(
  ({ known, fields, portal }: Work) =>
    deliverForm(known.list.rider, lastDayOfPurchase(fields.get('country'), portal.clock.now())),
  ({ portal, viewer, locale, known: { check } }, value) =>
    signDelivery(portal, viewer, { id: check.id, locale }, value),
)

export function pageOf(locale: Locale, { id }: Pick<Check, 'id'>, step?: string): string {
  const page = href('/:locale?/checks/:id', { ...localePrefix(locale), id: String(id) })
  return step === undefined ? page : `${page}?step=${encodeURIComponent(step)}`
}
