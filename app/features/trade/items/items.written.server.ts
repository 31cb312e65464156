import type * as z from 'zod/mini'
import { answerForm, form, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FormSchema } from '#app/kit/forms/parse.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { type Made, madeAt } from '#app/kit/http/submissions.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { changeLines, lineCountIn } from './items.forms.ts'

/** Without an id it is a new one. */
type Asked = { portal: Portal; viewer: StaffViewer; locale: Locale; id: number | undefined }

/** What staff write in lines: its form, its verbs, and the page that shows it. */
type Writing<Schema extends FormSchema> = {
  schema: (locale: Locale, lines: number) => Schema
  create: (portal: Portal, viewer: StaffViewer, value: z.output<Schema>, locale: Locale) => Promise<Made | Mistake>
  change: (
    portal: Portal,
    viewer: StaffViewer,
    id: number,
    value: z.output<Schema>,
    locale: Locale,
  ) => Promise<Mistake | undefined>
  page: (locale: Locale, id: number) => string
}

/** The answer of the page on which it is written; a button of a line only changes the form. */
export async function answerWritten<Schema extends FormSchema>(
  request: Request,
  page: string,
  asked: Asked,
  writing: Writing<Schema>,
) {
  const sent = changeLines(await readFields(request))
  const save = form<Asked & Sent, Schema>(
    ({ locale, fields }) => writing.schema(locale, lineCountIn(fields.get('lines'))),
    async ({ portal, viewer, locale, id }, value) => {
      const made =
        id === undefined
          ? await writing.create(portal, viewer, value, locale)
          : ((await writing.change(portal, viewer, id, value, locale)) ?? { id })
      return madeAt(made, 'saved', (at) => writing.page(locale, at))
    },
  )
  return answerForm({ ...asked, ...sent }, { save }, { page, otherwise: 'save' })
}
