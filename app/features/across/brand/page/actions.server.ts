import { href } from 'react-router'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { publishForm } from '#app/features/across/versions/versions.forms.ts'
import { revisionIn } from '#app/features/across/versions/versions.ts'
import { changeBrand, discardBrand, draftFromVersion, publishBrand } from '../brand.server.ts'
import { pictureMost } from '../pictures.ts'
import { type PictureRefused, takePicture } from '../pictures.server.ts'
import { identityForm, pictureForm, withIdentity } from './forms.ts'

type Asked = { portal: Portal; viewer: Viewer; locale: Sent['locale'] }
type Work = Sent & Asked & { file: Buffer<ArrayBuffer> | undefined }

export const notices = {
  identity: 'saved',
  picture: 'saved',
  'remove-picture': 'removed',
  publish: 'published',
  discard: 'discarded',
  again: 'drafted',
} as const

const forms: Forms<keyof typeof notices, Work> = {
  identity: form(identityForm, ({ portal, viewer }, typed) =>
    changeBrand(portal, viewer, { revision: revisionIn(typed.revision) }, (brand) => withIdentity(brand, typed)),
  ),
  picture: form(
    pictureForm,
    async ({ portal, viewer, file }, { revision, place }) => {
      if (!file) return { path: 'file', message: 'file-missing' }
      const taken = await takePicture({ portal, viewer }, place, file)
      if (typeof taken === 'string') return { path: 'file', message: taken, status: statusOf(taken) }
      return changeBrand(portal, viewer, { revision: revisionIn(revision), files: taken.files }, taken.put)
    },
    { withFiles: true },
  ),
  'remove-picture': form(pictureForm, ({ portal, viewer }, { revision, place }) =>
    changeBrand(portal, viewer, { revision: revisionIn(revision) }, (brand) => ({ ...brand, [place]: null })),
  ),
  publish: form(publishForm, async ({ portal, viewer }, { revision, note = '' }) => {
    const wrong = await publishBrand(portal, viewer, { revision: revisionIn(revision), note })
    return wrong.length > 0 ? { path: '', message: 'unpublishable' } : undefined
  }),
  discard: button(({ portal, viewer, fields }) => discardBrand(portal, viewer, revisionIn(fields.get('revision')))),
  again: button(({ portal, viewer, fields }) =>
    draftFromVersion(portal, viewer, revisionIn(fields.get('revision')), idIn(fields.get('version'))),
  ),
}

export async function answerBrand(asked: Asked, request: Request) {
  const page = href('/:locale?/console/brand', localePrefix(asked.locale))
  return answerForm({ ...asked, ...(await readUpload(request)) }, forms, { page, notices })
}

function statusOf(refused: PictureRefused): number {
  if (refused === 'too-large' || refused === 'too-many-pixels') return 413
  return refused === 'busy' ? 429 : 400
}

/** The largest picture and the fields beside it; a larger one is read a while longer, so that its sender sees the answer. */
const [bytes, drainBytes] = [Math.max(...Object.values(pictureMost)) + 100_000, 60_000_000]

/** @throws Problem body-malformed */
async function readUpload(request: Request) {
  const pieces: Buffer[] = []
  const { fields, problem } = await readForm(
    request,
    async ({ field, stream }) => {
      if (field === 'file') for await (const piece of stream) pieces.push(Buffer.from(piece as Uint8Array))
    },
    { bytes, drainBytes },
  )
  if (problem && problem !== 'too-large') throw new Problem('body-malformed')
  const fileProblems: FieldProblem[] = problem ? [{ path: 'file', message: 'too-large' }] : []
  const file = pieces.length > 0 && !problem ? Buffer.concat(pieces) : undefined
  return { fields, file, fileProblems, status: problem ? 413 : 400 }
}
