import { href } from 'react-router'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  applyImport,
  type Arrived,
  beginImport,
  cancelImport,
  chooseColumns,
  readImport,
  receiveFile,
  undoImport,
} from '../imports.server.ts'
import { importBytes } from '../imports.ts'
import { workOnSmall } from '../imports.worker.server.ts'
import { kindNamed } from '../kinds/kinds.server.ts'
import { choicesIn, columnsForm, newImportForm } from './forms.ts'

type Asked = { portal: Portal; viewer: Viewer; locale: Locale }
type NewWork = Sent & Asked & { file: Arrived | undefined }
type OneWork = Sent & Asked & { id: number }

/** What a form adds to its file, and what is read of a larger one so that its sender sees the answer. */
const [fieldBytes, drainBytes] = [1_000_000, 90_000_000]

export async function answerNew(asked: Asked, request: Request) {
  const { portal, locale } = asked
  const arrived = await takeFile(asked, request)
  const work = { ...asked, ...arrived }
  const page = href('/:locale?/console/import', localePrefix(locale))
  const answer = await answerForm(work, newForms, { page, otherwise: 'begin' })
  // What nobody began to import.
  if (arrived.file && !arrived.isTaken()) await portal.files.remove(arrived.file.key)
  return answer
}

async function takeFile({ portal, viewer }: Asked, request: Request) {
  const state: { file?: Arrived; refused?: string; isTaken: boolean } = { isTaken: false }
  const { fields, problem } = await readForm(
    request,
    async ({ field, name, stream }) => {
      if (field !== 'file' || state.file) return
      const came = await receiveFile(portal, viewer, name, stream)
      if ('refused' in came) state.refused = came.refused
      else state.file = came
    },
    { bytes: importBytes + fieldBytes, drainBytes },
  )
  const refused = problem === 'too-large' ? 'too-large' : (state.refused ?? (problem && 'form-incomplete'))
  const message = refused ?? (state.file ? undefined : 'file-missing')
  const fileProblems: FieldProblem[] = message === undefined ? [] : [{ path: 'file', message }]
  const status = message === 'too-large' ? 413 : 400
  return {
    fields,
    fileProblems,
    status,
    file: state.file,
    isTaken: () => state.isTaken,
    take: () => void (state.isTaken = true),
  }
}

const newForms: Forms<'begin', NewWork & { take: () => void }> = {
  begin: form(
    newImportForm,
    async ({ portal, viewer, locale, file, take }, { kind, submission }) => {
      if (!file) return { path: 'file', message: 'file-missing' }
      take()
      const begun = await beginImport(portal, viewer, { kind, submission, file })
      if ('refused' in begun) return { path: 'file', message: begun.refused }
      if ('running' in begun) return { page: `${pageOf(locale, begun.running)}?notice=running` }
      await workOnSmall(portal, { id: begun.id, bytes: file.bytes })
      return { page: pageOf(locale, begun.id) }
    },
    { withFiles: true },
  ),
}

export async function answerOne(asked: Asked, id: number, request: Request) {
  const work = { ...asked, id, fields: await readFields(request) }
  return answerForm(work, oneForms, { page: pageOf(asked.locale, id), notices: { cancel: 'cancelled' } })
}

const oneForms: Forms<'columns' | 'apply' | 'apply-good' | 'undo' | 'cancel', OneWork> = {
  columns: form(
    async ({ portal, viewer, id }) => columnsForm(kindNamed((await readImport(portal, viewer, id)).kind).columns),
    async ({ portal, viewer, id, locale }, values) => {
      const { kind, facts } = await readImport(portal, viewer, id)
      const choices = choicesIn(values, kindNamed(kind).columns, facts.header.length)
      const problems = await chooseColumns(portal, viewer, id, choices)
      return problems.length > 0 ? problems : begunWork({ portal, viewer, locale, id })
    },
  ),
  apply: button(async (work) => {
    await applyImport(work.portal, work.viewer, work.id, false)
    return begunWork(work)
  }),
  'apply-good': button(async (work) => {
    await applyImport(work.portal, work.viewer, work.id, true)
    return begunWork(work)
  }),
  undo: button(async (work) => {
    await undoImport(work.portal, work.viewer, work.id)
    return begunWork(work)
  }),
  cancel: button(({ portal, viewer, id }) => cancelImport(portal, viewer, id)),
}

async function begunWork({ portal, viewer, locale, id }: Asked & { id: number }) {
  await workOnSmall(portal, await readImport(portal, viewer, id))
  return { page: pageOf(locale, id) }
}

function pageOf(locale: Locale, id: number): string {
  return href('/:locale?/console/import/:id', { ...localePrefix(locale), id: String(id) })
}
