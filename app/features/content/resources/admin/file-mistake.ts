import { fileKind } from '#app/kit/uploads/accepted-files.ts'
import { type Shelf, uploadMost } from '../resources.ts'
import type { formWords } from './forms.words.ts'

/** What is wrong with the file that was chosen, as far as a browser can tell; the server looks into it. */
export function mistakeOfFile(file: File, shelf: Shelf): keyof typeof formWords | undefined {
  const kind = fileKind(file)
  if (shelf !== 'media' && kind !== 'document') return 'file-no-pdf'
  if (!kind) return 'file-kind'
  if (file.size === 0) return 'file-empty'
  return file.size > uploadMost ? 'file-too-large' : undefined
}
