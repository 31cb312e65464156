import { storesOutside } from '#app/adapters/files/choices.server.ts'
import { mailSecrets } from '#app/adapters/mail/choices.server.ts'
import { decoded } from '#app/kit/settings/parsed-setting.server.ts'
import type { Settings } from '#app/settings.server.ts'

/** What a server outside said, to be printed: servers repeat what they were told, in refusals too. */
export function withoutSecrets(settings: Settings, text: string): string {
  const forms = secretsIn(settings).flatMap((one) => [one, encodeURIComponent(one)])
  return forms.reduce((words, one) => words.replaceAll(one, '…'), text)
}

function secretsIn(settings: Settings): string[] {
  const { databaseUrl, migrationUrl, replica, sessionSecret, mail, inbound, erp, hubspot, firebase, traces } = settings
  // As they stand there as well: PostgreSQL's driver takes one whose sign of per cent is not encoded.
  const passwords = [databaseUrl, migrationUrl, replica?.url].flatMap((url) => {
    const written = url ? new URL(url).password : ''
    return [written, decoded(written)]
  })
  return [
    ...passwords,
    sessionSecret,
    ...mailSecrets(mail).secrets,
    inbound?.login.pass,
    ...storesOutside(settings).flatMap(({ secrets }) => secrets),
    erp?.clientSecret,
    hubspot?.token,
    hubspot?.webhookSecret,
    firebase?.apiKey,
    ...Object.values(traces?.headers ?? {}),
  ].filter((one): one is string => typeof one === 'string' && one.length > 3)
}
