import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { mailTerms } from '#app/kit/mail.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import type { OffWhy } from './webhooks.ts'
import { webhookWords } from './webhooks.words.ts'

const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: {
    it: 'Webhook disattivato: {host}',
    en: 'Webhook switched off: {host}',
    fr: 'Webhook désactivé\u00a0: {host}',
  },
  text: {
    it: 'Il portale ha smesso di chiamare questo indirizzo:',
    en: 'The portal has stopped calling this address:',
    fr: 'Le portail a cessé d’appeler cette adresse\u00a0:',
  },
  next: {
    it: 'Ciò che succede nel frattempo non viene più comunicato. Risolta la causa, riattiva l’indirizzo: le consegne saltate si possono inviare di nuovo dal registro.',
    en: 'What happens meanwhile is not told any more. Once the cause is fixed, switch the endpoint on: the deliveries left out can be sent again from its log.',
    fr: 'Ce qui se passe entre-temps n’est plus communiqué. Une fois la cause corrigée, réactivez l’adresse\u00a0: les livraisons écartées peuvent être renvoyées depuis le registre.',
  },
  open: { it: 'Apri l’indirizzo', en: 'Open the endpoint', fr: 'Ouvrir l’adresse' },
} as const satisfies WordTable

type Letter = { locale: Locale; firstName: string; brand: Letterhead; link: string; why: OffWhy; host: string }

/** To who looks after an endpoint that the portal has switched off. */
export function writeOffMail({ locale, firstName, brand, link, why, host }: Letter) {
  const say = sayIn(mailWords, locale)
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say('text') },
    { text: host, strong: true },
    { text: `${sayIn(webhookWords, locale)(`off.${why}`)}.` },
    { text: say('next') },
    { link, text: say('open') },
  ]
  return { subject: say('subject', { host }), ...writeLetter(brand, blocks) }
}
