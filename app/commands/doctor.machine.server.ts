import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { get, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { TLSSocket } from 'node:tls'
import { isLoopback } from '#app/kit/http/client-address.server.ts'
import { fullestDisk } from '#app/limits.ts'
import { type Finding, notWell, off, reasonOf, well } from './doctor.findings.server.ts'
import { siteOf } from '#app/portal.server.ts'
import type { Settings } from '#app/settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/**
 * Whether this user may write to the data folder and the backups' folder, and whether there is room. Reports the worst
 * finding.
 */
export async function checkDisks({ dataDir, backup }: Settings): Promise<Finding> {
  const folders: [setting: string, folder: string][] = [['DATA_DIR', dataDir]]
  if (backup && !backup.s3) folders.push(['BACKUP_DIR', backup.dir])
  const found = await Promise.all(folders.map(([setting, folder]) => checkDisk(setting, folder)))
  const worst = found.find(({ state }) => state === 'NOT WELL')
  return worst ?? well(found.map(({ sentence }) => sentence).join(' '))
}

async function checkDisk(setting: string, folder: string): Promise<Finding> {
  const named = `${setting} (${folder})`
  try {
    await access(folder, constants.W_OK)
  } catch (error) {
    return notWell(
      `${named} cannot be written (${reasonOf(error)}): make it, give it to the portal's user, or correct ${setting}.`,
    )
  }
  const { blocks, bavail, bsize, files, ffree } = await statfs(folder)
  const used = blocks > 0 ? 1 - bavail / blocks : 0
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB`
  if (used >= fullestDisk)
    return notWell(
      `${named} has ${free} left, ${(used * 100).toFixed(0)} % are used, and no more files are taken: make room, or give it a larger disk.`,
    )
  // Some kinds of disk do not count them.
  if (files > 0 && ffree === 0)
    return notWell(`${named} has no room for one more file, though ${free} are free: remove small files (inodes).`)
  return well(`${named} has ${free} free.`)
}

/** Days before its end from which on a certificate is a finding: those that renew themselves do so a month before. */
const soon = 14
const day = 24 * 60 * 60_000

/** What people's browsers meet: the public address answers, over TLS that they trust, which stays so. */
export async function checkFront(settings: Settings): Promise<Finding> {
  const site = siteOf({ settings })
  if (!settings.appUrl && settings.port === 0) return off('no address is known without APP_URL and PORT.')
  const { protocol, hostname } = new URL(site)
  if (protocol === 'https:') return checkSecure(site)
  try {
    const answer = await fetch(`${site}/healthz`, { redirect: 'manual' })
    if (!answer.ok || !isOfPortal(await beginningOf(answer.body ?? [])))
      return notWell(
        `${site} answers ${answer.status} instead of the portal: correct APP_URL, or what stands in front.`,
      )
  } catch (error) {
    return notWell(`nothing answers at ${site} (${reasonOf(error)}): start the portal, or correct APP_URL.`)
  }
  if (isLoopback(hostname)) return well(`${site} answers by plain http, which does not leave this machine.`)
  return notWell(
    `${site} answers by plain http, and passwords cross the network for all to read: put TLS in front and set APP_URL to its https address.`,
  )
}

async function checkSecure(site: string): Promise<Finding> {
  let met: Met
  try {
    met = await meet(`${site}/healthz`)
  } catch (error) {
    return notWell(
      `browsers do not come in at ${site} (${reasonOf(error)}): see to the proxy and its certificate, or correct APP_URL.`,
    )
  }
  const { status, headers, endsAt, said } = met
  if (status !== 200 || !isOfPortal(said))
    return notWell(`${site} answers ${status} instead of the portal: correct APP_URL, or where the proxy leads.`)
  const days = Math.floor((endsAt.getTime() - Date.now()) / day)
  if (days < soon)
    return notWell(
      `the certificate of ${site} ends in ${days} days: renew it, and see why that does not happen by itself.`,
    )
  if (!headers['strict-transport-security'])
    return notWell(
      `${site} answers without Strict-Transport-Security: have the proxy pass on what the portal sends (APP_URL, X-Forwarded-Proto).`,
    )
  return well(`${site} answers with a certificate good for ${days} days, and browsers keep to https.`)
}

/** Whatever stands in front may answer well by itself, by a page of its own. */
function isOfPortal(said: string): boolean {
  return said === JSON.stringify({ status: 'ok' })
}

/** The portal says no more than some letters. */
async function beginningOf(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  let said = ''
  for await (const piece of body) {
    said += Buffer.from(piece).toString()
    if (said.length > 1000) break
  }
  return said
}

type Met = { status: number; headers: IncomingHttpHeaders; endsAt: Date; said: string }

function meet(address: string): Promise<Met> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = { agent: false, timeout: 8000 }
    const asked = get(address, options, (answer) => {
      const { socket, statusCode = 0, headers } = answer
      const endsAt = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : new Date(0)
      beginningOf(answer).then((said) => resolve({ status: statusCode, headers, endsAt, said }), reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in 8 s')))
    asked.on('error', reject)
  })
}
