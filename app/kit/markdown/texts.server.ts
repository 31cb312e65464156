import type { Mistake } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import type { Texts } from '#app/kit/words/texts.ts'
import { faultIn } from './markdown.server.ts'
import { bodyField } from './texts.forms.ts'

/** What is wrong with the first text that cannot be shown as it was meant. */
export function mistakeInTexts(bodies: Texts): Mistake | undefined {
  for (const locale of locales) {
    const fault = faultIn(bodies[locale])
    if (fault?.fault === 'nested') return { path: bodyField(locale), message: 'nested' }
    if (fault) return { path: bodyField(locale), message: 'link', slots: { link: fault.link.slice(0, 100) } }
  }
  return undefined
}
