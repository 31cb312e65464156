import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stages } from '#app/features/service/tickets/tickets.stages.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'

// What no code of the portal may do, the rules a type or a lint rule does not hold.

const sources = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts'], { cwd: rootDir })
  .filter((file) => !/\.(?:test|fixture|contract)\.tsx?$/.test(file))
  .toSorted()

function read(file: string): string {
  return readFileSync(`${rootDir}/${file}`, 'utf8')
}

/** The files in which something stands, beside those that may hold it. */
function holding(pattern: RegExp, allowed: readonly string[] = []): string[] {
  return sources.filter((file) => pattern.test(read(file)) && !allowed.includes(file))
}

test('no text becomes a program, and only what the portal itself wrote becomes markup', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(holding(/\beval\(|new Function\(|node:vm/)).toEqual([])
  expect(holding(/dangerouslySetInnerHTML|innerHTML/)).toEqual([
    // Nothing at all, where a drawing stays as the server wrote it.
    'app/features/bicycles/bicycle/bicycle.picture.tsx',
    // What React has drawn apart from its page.
    'app/kit/ui/kept.tsx',
    // Two scripts that are the same for everybody.
    'app/root.tsx',
  ])
})

test('other programs are begun for the database, pictures, imports and backups alone, and never by a shell', () => {
  const begun = holding(/node:child_process/).filter((file) => !file.startsWith('app/kit/db/embedded-'))
  expect(begun).toEqual([
    'app/backup/apart.server.ts',
    'app/importer.server.ts',
    'app/kit/pictures/worker-process.server.ts',
  ])
  expect(holding(/\bshell: true|\bexecSync\b|\bexec\b[^}]*\} from 'node:child_process'/)).toEqual([])
})

test('a form about what others may save as well says beside each field what is saved by now', () => {
  // It does where `useForm` is told the revision. A number from elsewhere is for forms in which nothing of it is typed:
  // buttons, a question, a step of a check, an order made once more.
  const form =
    /<Form form=(?:(?!<\/Form>)[\s\S])*?name="(?:revision|version|seen)"\s+value=\{(?!(?:form|own|state)\.revision\})/
  expect(holding(form)).toEqual([
    'app/features/across/retention/page/page.route.tsx',
    'app/features/content/bulletins/page/confirm-card.tsx',
    'app/features/content/remarks/remarks.fold.tsx',
    'app/features/service/appointments/by-link/changes.tsx',
    'app/features/service/appointments/page/change-cards.tsx',
    'app/features/service/checks/page/step-form.tsx',
    'app/features/service/recalls/page/draft-cards.tsx',
    'app/features/service/surveys/page/draft-cards.tsx',
    'app/features/trade/orders/again/again.route.tsx',
    'app/kit/forms/publish-card.tsx',
  ])
})

test('no pattern is made of what somebody typed', () => {
  expect(holding(/new RegExp\(/)).toEqual([
    // By a table of prefixes or of paths, by the separators of a language, and over a file of the operator’s.
    'app/features/people/contact/contact.vat.ts',
    'app/kit/brand-logo.server.ts',
    'app/kit/one-time-links.server.ts',
    'app/kit/words/amounts.ts',
  ])
})

test('nothing is guarded by MD5, SHA-1 or chance that can be foretold', () => {
  expect(holding(/createH(?:ash|mac)\(['"](?:md5|sha1)['"]/)).toEqual([])
  // They tell two open pages of one draft apart, and spread the times at which pages come back to a stream, and at which
  // the database is listened to and a failed mail is tried again.
  expect(holding(/Math\.random\(/)).toEqual([
    'app/kit/drafts/draft.tsx',
    'app/kit/live/bell.server.ts',
    'app/kit/live/listening.ts',
    'app/kit/live/streams.server.ts',
    'app/kit/outbox/outbox.server.ts',
  ])
})

test('the server calls others in few places, follows no redirect, and every certificate is checked', () => {
  const calls = holding(/await fetch\(/).filter((file) => file.endsWith('.server.ts'))
  expect(calls).toEqual([
    'app/adapters/identity/identity-firebase.access.server.ts',
    'app/adapters/identity/identity-firebase.calls.server.ts',
    // The operator's command looks whether what the settings name can be reached.
    'app/commands/doctor.machine.server.ts',
    'app/commands/doctor.outside.server.ts',
    'app/kit/outbound/call.server.ts',
    'app/kit/s3/ask.server.ts',
    // Traces, where they are asked for.
    'app/kit/tracing/otlp.server.ts',
  ])
  // One that comes is refused: by the client itself, or as an answer of 300 and more.
  for (const file of calls) expect(read(file)).toMatch(/redirect: '(?:error|manual)'/)
  // Addresses that others have chosen are checked as they are called, and a redirect is an answer there; of the portal's own
  // the certificate is looked at.
  expect(holding(/from 'node:https'/)).toEqual([
    'app/commands/doctor.machine.server.ts',
    'app/kit/outbound/checked-call.server.ts',
  ])
  expect(holding(/rejectUnauthorized|NODE_TLS_REJECT/)).toEqual([])
}, 300_000)

test('no answer opens the portal to the scripts of other sites, and XML is read in workbooks and answers of stores alone', () => {
  expect(holding(/access-control-allow/i)).toEqual([])
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object }
  expect(Object.keys(dependencies).filter((name) => /xml|sax|soap/i.test(name))).toEqual(['saxes'])
  expect(holding(/from 'saxes'/)).toEqual(['app/kit/s3/answers.ts', 'app/kit/sheets/xml.server.ts'])
})

test('the stages of a ticket are named where they are defined, worded and coloured, and asked about everywhere else', () => {
  const names = new RegExp(`\\b(?:${stages.join('|')})\\b`)
  // The fields of a form that a chosen stage needs.
  const sheets = globSync('app/**/*.css', { cwd: rootDir })
  expect(sheets.filter((file) => names.test(read(file)))).toEqual([
    'app/features/service/tickets/desk/decision/decision.css',
  ])
  expect(holding(names)).toEqual([
    // As which of its own stages a CRM outside has each.
    'app/adapters/crm/hubspot/mapping.ts',
    // A statement of a wing before that of tickets, by an index that names the stage.
    'app/features/bicycles/warranty/warranty.server.ts',
    'app/features/service/tickets/desk/work.words.ts',
    'app/features/service/tickets/tickets.stage.tsx',
    'app/features/service/tickets/tickets.stages.ts',
    'app/features/service/tickets/tickets.words.ts',
    'app/kit/db/tables.ts',
    'db/demo/steps.server.ts',
  ])
})

test('sentences stand in files of words, which each reader has in one language only', () => {
  const tables = holding(/satisfies (?:Partial<)?WordTable/)
  expect(tables.filter((file) => file.startsWith('app/') && !file.endsWith('.words.ts'))).toEqual([])
})

test('an id that others refer to is given by name: the server and the browser count differently', () => {
  expect(holding(/\buseId\(/)).toEqual([
    // A dialog and its heading, and a note that no page shows: each lies within one part.
    'app/kit/ui/modal.tsx',
    'app/kit/ui/toasts.tsx',
  ])
})

test('no field is named like a method that is called of forms: it would stand in its place', () => {
  const pattern = /\bname(?:=|: )["'](?:remove|submit|reset|append|before|closest|contains|focus|matches)["']/
  expect(holding(pattern)).toEqual([])
})

test('comments and documents are in plain English', () => {
  const files = globSync(['{app,db,tests,bin}/**/*.{ts,tsx,mjs,css}', 'docs/**/*.md', '*.md'], {
    cwd: rootDir,
    exclude: ['**/node_modules', '**/*.words.ts', 'tests/source-rules.test.ts'],
  })
  const words = /\b(?:afresh|mended|be it|to and fro|as yet|somebody asks|whoever|anew)\b/i
  // "Of a ticket what is open" names its thing last: a comment begins with what it is about.
  const inverted = /(?:\/\*\*?\n? +(?:\* )?|^ *\/\/ )Of [a-z]/m
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => words.test(read(file)))).toEqual([])
  expect(files.filter((file) => inverted.test(read(file)))).toEqual([])
})

test('the zone that is the default stands there, and where countries have theirs: the maker’s is a setting', () => {
  expect(holding(/Europe\/Rome/).filter((file) => file.startsWith('app/'))).toEqual([
    'app/features/bicycles/coverage/coverage.countries.ts',
    'app/kit/words/formats.ts',
  ])
})

test('where a part does not come that a page works without, nothing typed is lost to a reload', () => {
  const bare = holding(/^(?!.*(?:\b(?:withoutReload|lateScripts|lazyPart)\(|import\.meta\.env\.SSR)).*\bimport\(/m)
  expect(bare.filter((file) => file.startsWith('app/') && !/\bserver\.tsx?$/.test(file))).toEqual([
    // Handed to lazyPart, by the name under which the server loads them.
    'app/features/people/contact/contact.screen.tsx',
    'app/features/people/one-time-links/reset.route.tsx',
    'app/features/people/one-time-links/verify.route.tsx',
    'app/features/people/second-factor/second-factor.screen.tsx',
    'app/features/people/sign-in/auth-screen.tsx',
    // A page, and what stands in the place of one.
    'app/kit/ui/route-parts.tsx',
    'app/shell/errors/error-page.tsx',
    'app/shell/errors/outer-error.tsx',
    'app/shell/portal.route.tsx',
  ])
})

test('paper is light: what is drawn in another way in the dark is so on a screen alone', () => {
  const sheets = globSync('app/**/*.css', { cwd: rootDir })
  const elsewhere = (file: string) => read(file).replaceAll(/^ {2}@media screen\b[^]*?^ {2}\}$/gm, '')
  expect(elsewhere('app/kit/ui/tokens.css')).not.toBe(read('app/kit/ui/tokens.css'))
  expect(sheets.filter((file) => /data-theme='dark'|prefers-color-scheme: dark/.test(elsewhere(file)))).toEqual([])
})

test('every chart-tone that a drawing names is in charts.css', () => {
  const sheet = read('app/kit/charts/charts.css')
  const named = sources.flatMap((file) => read(file).match(/\bchart-tone-[a-z]+/g) ?? [])
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((tone) => !sheet.includes(`.${tone} {`))).toEqual([])
})

test('a style sheet is no longer than other files may be, which lint holds for those alone', () => {
  const sheets = globSync('app/**/*.css', { cwd: rootDir })
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter((file) => read(file).split('\n').length > 301)).toEqual([])
})
