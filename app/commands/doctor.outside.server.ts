import type { StoreTrial } from '#app/adapters/files/files.ts'
import { listFindings } from '#app/adapters/crm/hubspot/check.server.ts'
import { createCalls } from '#app/adapters/crm/hubspot/calls.server.ts'
import { mappingOf } from '#app/adapters/crm/hubspot/mapping.ts'
import { createImapInbox } from '#app/adapters/inbox/inbox-imap.server.ts'
import { openMailOut } from '#app/adapters/mail/choices.server.ts'
import { type Finding, notWell, off, reasonOf, well } from './doctor.findings.server.ts'
import { systemClock } from '#app/kit/clock.ts'
import { trialOf } from '#app/kit/s3/check.server.ts'
import { posted } from '#app/kit/tracing/otlp.server.ts'
import { erpOf } from '#app/portal.server.ts'
import type { Settings } from '#app/settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** Connects, is greeted and logs in as a mail would; none leaves. */
export async function checkMailOut(settings: Settings): Promise<Finding> {
  const mail = await openMailOut(settings.mail, { name: () => '', secret: '' })
  if (!mail) return off('no mail leaves (MAIL=log).')
  const { called, remedy } = mail.taker
  try {
    return well(`${called} ${await mail.taker.greet()}; npm run admin -- mail-test sends one.`)
  } catch (error) {
    return notWell(`${called} takes no mail (${reasonOf(error)}): ${remedy}.`)
  } finally {
    mail.close?.()
  }
}

/** Logs in and opens the folder, as the portal does; no mail is read. */
export async function checkMailbox({ inbound }: Settings): Promise<Finding> {
  if (!inbound) return off('no mail is read (MAIL_INBOUND=off).')
  const where = `the mailbox of ${inbound.login.user} at ${inbound.host}:${inbound.port}`
  const inbox = createImapInbox({ inbound, patience: { connection: 8000, silence: 8000 } })
  try {
    await inbox.visit(() => Promise.resolve('later'), AbortSignal.abort())
    return well(`${where} can be read.`)
  } catch (error) {
    return notWell(`${where} cannot be read (${reasonOf(error)}): correct IMAP_URL, or see to that server.`)
  } finally {
    await inbox.close()
  }
}

export async function checkCrm({ hubspot }: Settings): Promise<Finding> {
  if (!hubspot) return off('contacts are kept by the portal itself (CRM=local).')
  try {
    const lacks = await listFindings(
      createCalls({ settings: hubspot, clock: systemClock, fetch }),
      mappingOf(hubspot.mapping),
    )
    if (lacks.length === 0) return well('HubSpot answers and has all that the mapping names.')
    return notWell(`HubSpot lacks ${lacks.length} things of the mapping: npm run admin -- crm-check names each.`)
  } catch (error) {
    return notWell(
      `HubSpot at ${hubspot.url} does not let the portal in (${reasonOf(error)}): correct HUBSPOT_TOKEN, or wait until it answers.`,
    )
  }
}

export async function checkErp({ erp }: Settings): Promise<Finding> {
  if (!erp) return off('no ERP is read (ERP=none).')
  try {
    await erpOf({ settings: { erp }, clock: systemClock }).health()
    return well(`Business Central at ${erp.url} answers and lets the portal in.`)
  } catch (error) {
    return notWell(
      `Business Central at ${erp.url} is not to be used (${reasonOf(error)}): correct the ERP settings, or wait until it answers.`,
    )
  }
}

/** Puts a small file, reads it back and removes it. */
export async function checkStore(trial: StoreTrial): Promise<Finding> {
  try {
    await trial.run()
    return well(`${trial.what} keeps, hands out and removes a file.`)
  } catch (error) {
    return notWell(trial.remedy(error, reasonOf(error)))
  }
}

/** The same of the bucket that the nightly backups go to, which may be another one. */
export async function checkBackups({ backup }: Settings): Promise<Finding> {
  if (!backup) return off('no nightly backups are made (BACKUP_DIR, BACKUP_S3).')
  if (!backup.s3) return well(`they go to ${backup.dir}, of which the disk says more.`)
  return checkStore(trialOf(backup.s3, 'BACKUP_S3'))
}

/** A collector takes a request without a single span. */
export async function checkTraces({ traces }: Settings): Promise<Finding> {
  if (!traces) return off('no traces are told (OTEL_EXPORTER_OTLP_ENDPOINT).')
  const error = await posted({ settings: traces, fetch }, [])
  if (error === undefined) return well(`the collector at ${traces.endpoint} takes traces.`)
  return notWell(
    `the collector at ${traces.endpoint} takes no traces (${reasonOf(error)}): see to it, or correct OTEL_EXPORTER_OTLP_ENDPOINT; pages go on without.`,
  )
}

export async function checkIdentity({ firebase }: Settings): Promise<Finding> {
  if (!firebase) return off('people sign in at the portal itself (IDENTITY=local).')
  const { projectId, as } = firebase
  const emulator = 'emulatorHost' in as ? as.emulatorHost : undefined
  const address = emulator
    ? `http://${emulator}/`
    : `https://securetoken.google.com/${projectId}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { redirect: 'manual' })
    await answer.body?.cancel()
    if (!answer.ok) return notWell(`${address} answers ${answer.status}: correct FIREBASE_PROJECT_ID.`)
    return well(`the identity service of ${projectId} answers.`)
  } catch (error) {
    return notWell(`nobody can sign in, ${address} is not reached (${reasonOf(error)}): let this machine out to it.`)
  }
}
