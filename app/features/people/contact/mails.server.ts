import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { ContactKind } from './contact.ts'
import { mailWords } from './mails.words.ts'

type Answer = { locale: Locale; firstName: string; approved: boolean; reason: string | null; link: string }

type Request = {
  locale: Locale
  firstName: string
  kind: ContactKind
  /** The person who asks. */
  name: string
  companyName: string
  link: string
}

/** Tells an administrator who asks for access. */
export function writeRequest(request: Request, brand: Letterhead): { subject: string; text: string; html: string } {
  const { locale, firstName, kind, name, companyName: company, link } = request
  const say = sayIn(mailWords, locale)
  const blocks: Block[] = [
    { text: greet(locale, firstName) },
    { text: kind === 'dealer' ? say('request.dealer', { name, company }) : say('request.customer', { name }) },
    { link, text: say('request.open') },
  ]
  return { subject: say('request.subject', { name }), ...writeLetter(brand, blocks) }
}

/** Staff's answer to the request for access, in the person's language. */
export function writeMail(answer: Answer, brand: Letterhead): { subject: string; text: string; html: string } {
  const { locale, firstName, approved, reason, link } = answer
  const say = sayIn(mailWords, locale)
  const outcome = approved ? 'approved' : 'refused'
  const blocks: Block[] = [
    { text: greet(locale, firstName) },
    { text: say(`${outcome}.text`) },
    ...(reason ? [{ text: reason, quote: true }, { text: say('refused.next') }] : []),
    { link, text: say(`${outcome}.open`) },
  ]
  return { subject: say(`${outcome}.subject`, { brand: brand.name }), ...writeLetter(brand, blocks) }
}

function greet(locale: Locale, name: string): string {
  const say = sayIn(mailWords, locale)
  return name ? say('hello', { name }) : say('hello.nameless')
}
