import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: {
    it: 'Webhook disattivato: {host}',
    en: 'Webhook switched off: {host}',
    fr: 'Webhook désactivé\u00a0: {host}',
  },
  text: {
    it: 'il portale ha smesso di chiamare questo indirizzo:',
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
