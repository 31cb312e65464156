import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { readMails } from '#app/adapters/mail/mail-reader.fixture.ts'
import { openMailServer } from '#app/adapters/mail/mail-server.fixture.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { freePort, ownFolder, start } from './server.fixture.ts'

export type Maker = Awaited<ReturnType<typeof startMaker>>

/** An empty portal in earnest: no demonstration, an empty database, and mail that leaves by a server of its own. */
export async function startMaker() {
  const mailServer = await openMailServer()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const settings = {
    DATA_DIR: ownFolder(),
    PORT: String(port),
    APP_URL: address,
    MAIL: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'assistenza@officina-brera.example',
    BACKUP_DIR: ownFolder(),
    // Not while the test is at work.
    BACKUP_AT: '23:59',
  }
  await start(settings)
  const mails = () => readMails(mailServer.arrived)
  const heard = () => mails().map((mail) => `${mail.to}: ${mail.subject}`)

  return {
    address,
    /** Whom mails went to, and their subjects, the first of all first. */
    heard: () => heard().toReversed(),
    /** @returns the invitation of the first administrator, as the operator gets it */
    inviteAdmin: async (email: string, name: string): Promise<string> => {
      const line = ['--input-type=module', '-e', program, 'create', '--email', email, '--name', name]
      const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO: 'off', ...settings }
      const { stdout } = await promisify(execFile)(process.execPath, line, { cwd: rootDir, env })
      return /^http\S+/m.exec(stdout)?.[0] ?? ''
    },
    /** Waits for a mail at its receiver. @param words what stands in its subject or its text */
    mailTo: async (to: string, words: string) => {
      const found = () => mails().findLast((mail) => mail.to === to && `${mail.subject}\n${mail.text}`.includes(words))
      await expect.poll(() => (found() ? words : heard()), { timeout: 30_000 }).toBe(words)
      const mail = found()
      if (!mail) throw new Error('It was there a moment ago')
      return mail
    },
  }
}

/** What bin/admin.mjs does, without looking whether something is to be installed. */
const program = `
  const { administer } = await import('./app/commands/admin.server.ts')
  console.log(await administer(process.argv.slice(1), process.env))`

export const dealer = {
  number: 'C-00001',
  company: 'Cicli Aurora',
  name: 'Bruno Fontana',
  email: 'titolare@cicli-aurora.example',
} as const

export const families = [
  { code: 'LARIO', name: 'Lario, strada', example: 'LA26-00417-M' },
  { code: 'GHISALLO', name: 'Ghisallo, gravel', example: 'GH.K.004171' },
] as const

const companies = 200
const sizes = ['S', 'M', 'L'] as const

/** The number of a bicycle of the first family, in its place on the maker's list. */
export function serialAt(at: number): string {
  return `LA26-${String(at).padStart(5, '0')}-${sizes[at % 3]}`
}

/** Tables as a maker's own programs write them: in Italian, with semicolons. */
export const tables = {
  companies: {
    kind: 'companies',
    rows: companies,
    file: () =>
      table(companies, (at) => ({
        'Numero cliente': numberAt(at),
        'Ragione sociale': at === 1 ? dealer.company : `Cicli Brianza ${at}`,
        Paese: ['Italia', 'FR', 'Germania'][(at - 1) % 3] ?? '',
        Lingua: 'it',
        Indirizzo: `Via Roma ${at}`,
        CAP: String(20_000 + at),
        Città: 'Erba',
      })),
  },
  bicycles: {
    kind: 'bicycles',
    rows: 20_000,
    file: () =>
      table(20_000, (at) => ({
        Matricola: serialAt(at),
        Modello: 'LARIO',
        Taglia: sizes[at % 3] ?? '',
        Colore: at % 2 ? 'Blu lago' : 'Rosso corsa',
        'Prodotto il': '02/02/2026',
        Rivenditore: numberAt(1 + (at % companies)),
        'Consegnata il': '15/03/2026',
      })),
  },
  orders: {
    kind: 'orders',
    rows: 5000,
    file: () =>
      table(5000, (at) => ({
        'Numero ordine': `OV-${String(at).padStart(5, '0')}`,
        'Numero cliente': numberAt(1 + (at % companies)),
        'Data ordine': '03/04/2026',
        Valuta: 'EUR',
        Stato: 'Released',
        'Totale ordine': '1.250,00',
        'Codice articolo': 'LAR-M',
        Articolo: 'Lario, telaio M',
        Quantità: '1',
        Prezzo: '1.250,00',
      })),
  },
} as const

function numberAt(at: number): string {
  return `C-${String(at).padStart(5, '0')}`
}

/** @param rowAt the cells of a row by what their columns are called, from the first on */
function table(rows: number, rowAt: (at: number) => Record<string, string>): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => Object.values(rowAt(at + 1)).join(';'))
  return Buffer.from(`${[Object.keys(rowAt(1)).join(';'), ...lines].join('\r\n')}\r\n`)
}
