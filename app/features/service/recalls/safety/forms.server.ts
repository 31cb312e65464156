import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { checkForm } from '../forms.ts'
import { checkSerial } from './check.server.ts'
import type { Checked } from './check-form.tsx'

type Work = Sent & { portal: Portal; info: RequestInfo; number: string | undefined }

export const checkForms: Forms<'check', Work, Checked> = {
  check: form(checkForm, async ({ portal, info, number }, { serial }) => ({
    shown: { answer: await checkSerial(portal, info, serial, number), serial },
  })),
}
