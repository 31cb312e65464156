import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'

const kit = path.join(rootDir, 'app/kit')
const page = path.join(rootDir, 'tests/gallery')

/** Why a part is not on the page of all parts. */
const elsewhere: Record<string, string> = {
  Asterisk: 'in every required Field',
  FieldHint: 'in Field',
  FieldError: 'in Field',
  Options: 'in SelectField',
  EmptyPicture: 'the picture of EmptyState, unless told',
  ErrorPicture: 'the picture of ErrorState, unless told',
  VisuallyHidden: 'nothing to see',
  Thumbnail: 'in FileItem',
  SkipLink: 'the first stop of Tab on every page',
  LoadingBar: 'over every page; its look is shown by its class',
  ToastProvider: 'around every page',
  ToastOnArrival: 'raises a notification, which the page does by its buttons',
  DoneToast: 'raises a notification, which the page does by its buttons',
  LostForm: 'takes the focus; an Alert and a Textarea',
  ResumedDraft: 'an Alert with a Button',
  KeptHere: 'an Alert with two Buttons',
  CarriedForm: 'looks like the button in it',
  OneClickForm: 'a Button that a mail leads to',
  Announcement: 'nothing to see',
  EnterKeepsFiles: 'nothing to see',
  UploadedFiles: 'in UploadField',
  PlayMark: 'over a video in PhotoGrid',
  Video: 'where PhotoGrid shows one large',
  QrCode: 'a drawing that the server makes of an address; on the pages of a second factor and of a claim',
  WithSaved: 'around a form: where its alert leads',
  WhileOpen: 'around a form, or LostForm in its place',
  ShortcutSheet: 'a Dialog with the keys of a page',
  PublishCard: 'a Card with a Button',
}

test('every part of the kit is on the page of all parts, or it is said why not', () => {
  const shown = readAll(page)
  const missing = ['ui', 'forms', 'drafts', 'uploads', 'searching']
    .flatMap((folder) => componentsIn(readAll(path.join(kit, folder))))
    .filter((name) => !new RegExp(`<${name}\\b`).test(shown))
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})

function readAll(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
}

function componentsIn(source: string): string[] {
  return [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name)
}
