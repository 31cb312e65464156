import { href } from 'react-router'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import type { LegalText } from '#app/kit/legal-texts.ts'
import { faultIn } from '#app/kit/markdown/markdown.server.ts'
import { localePrefix, locales } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { revisionIn } from '#app/features/across/versions/versions.ts'
import { changeBrand } from '../brand.server.ts'
import { textForm, withText } from './forms.ts'

type Asked = { portal: Portal; viewer: Viewer; locale: Sent['locale']; text: LegalText }

const forms: Forms<'text', Sent & Asked> = {
  text: form(textForm, async ({ portal, viewer, text }, typed) => {
    const problems = locales.flatMap((locale) => problemIn(locale, typed[locale]) ?? [])
    if (problems.length > 0) return problems
    const { revision } = typed
    return changeBrand(portal, viewer, { revision: revisionIn(revision) }, (brand) => withText(brand, text, typed))
  }),
}

export async function answerText(asked: Asked, request: Request) {
  const page = href('/:locale?/console/brand/texts/:text', { ...localePrefix(asked.locale), text: asked.text })
  const work = { ...asked, fields: await readFields(request) }
  return answerForm(work, forms, { page, notices: { text: 'saved' } })
}

function problemIn(path: string, text = ''): FieldProblem | undefined {
  const wrong = faultIn(text)
  if (!wrong) return undefined
  if (wrong.fault === 'nested') return { path, message: 'nested' }
  return { path, message: 'link-wrong', slots: { link: wrong.link.slice(0, 80) } }
}
