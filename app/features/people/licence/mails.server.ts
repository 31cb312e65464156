import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Module } from '#app/features/people/account/account.ts'
import { moduleWords } from './licence.words.ts'
import { mailWords } from './mails.words.ts'

type Letter = { locale: Locale; firstName: string; module: Module; link: string; brand: Letterhead }
type Mail = { subject: string; text: string; html: string }

/** Tells an administrator who asks for what. */
export function writeRequest(letter: Letter & { companyName: string; requestedBy: string | null }): Mail {
  const { locale, module, link, companyName: company, requestedBy: name } = letter
  const say = sayIn(mailWords, locale)
  const words = { company, module: sayIn(moduleWords, locale)(module) }
  return write(letter, say('request.subject', words), [
    { text: name ? say('request.text.by', { name, ...words }) : say('request.text', words) },
    { link, text: say('request.open') },
  ])
}

/** Tells the person who asked what staff decided; a reason is a refusal's. */
export function writeAnswer(letter: Letter & { reason: string | null }): Mail {
  const { locale, link, reason } = letter
  const say = sayIn(mailWords, locale)
  const module = sayIn(moduleWords, locale)(letter.module)
  const outcome = reason === null ? 'granted' : 'refused'
  return write(letter, say(`${outcome}.subject`, { module }), [
    { text: say(`${outcome}.text`, { module }) },
    ...(reason === null ? [] : [{ text: reason, quote: true }, { text: say('refused.next') }]),
    { link, text: say('answer.open') },
  ])
}

function write({ locale, firstName, brand }: Letter, subject: string, body: Block[]): Mail {
  const say = sayIn(mailWords, locale)
  const hello = firstName ? say('hello', { name: firstName }) : say('hello.nameless')
  return { subject, ...writeLetter(brand, [{ text: hello }, ...body]) }
}
