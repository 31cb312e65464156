import { subscriptionWords } from '#app/features/content/subscriptions/subscriptions.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** To who has only the link of an appointment. */
export const guestWords = {
  'wish.title': {
    it: 'Un’e-mail dopo l’appuntamento',
    en: 'An email afterwards',
    fr: 'Un e-mail après le rendez-vous',
  },
  'wish.words': {
    it: 'Se vuoi, il produttore ti chiederà com’è andata: un’e-mail e, se non rispondi, un solo promemoria.',
    en: 'If you like, the maker asks you afterwards how it went: one email and, if you do not answer, a single reminder.',
    fr: 'Si vous le voulez, le fabricant vous demandera comment cela s’est passé\u00a0: un e-mail et, sans réponse de votre part, un seul rappel.',
  },
  'wish.yes': {
    it: 'Sì, scrivetemi',
    en: 'Yes, email me',
    fr: 'Oui, écrivez-moi',
  },
  'wish.given': {
    it: 'Hai detto sì: dopo l’appuntamento ti scriveremo per chiederti com’è andata, a meno che tu non risponda prima qui.',
    en: 'You have said yes: after the appointment we will write to ask you how it went, unless you answer here first.',
    fr: 'Vous avez dit oui\u00a0: après le rendez-vous, nous vous écrirons pour vous demander comment cela s’est passé, sauf si vous répondez ici avant.',
  },
  'wish.no': { it: 'Non voglio più l’e-mail', en: 'I no longer want the email', fr: 'Je ne veux plus de cet e-mail' },
  'desk.title': {
    it: 'E-mail che chiede com’è andata',
    en: 'Email that asks how it went',
    fr: 'E-mail demandant comment cela s’est passé',
  },
  'desk.may': {
    it: 'Se il cliente dice di volerla, al banco o al telefono, annotalo qui.',
    en: 'If the customer says they want it, at the counter or on the phone, note it here.',
    fr: 'Si le client dit le souhaiter, au comptoir ou au téléphone, notez-le ici.',
  },
  'desk.is': {
    it: 'Il cliente ha detto sì: la riceve dopo l’appuntamento.',
    en: 'The customer has said yes: they get it after the appointment.',
    fr: 'Le client a dit oui\u00a0: il le reçoit après le rendez-vous.',
  },
  'desk.yes': { it: 'Il cliente la vuole', en: 'The customer wants it', fr: 'Le client le souhaite' },
  'desk.no': {
    it: 'Il cliente non la vuole più',
    en: 'The customer no longer wants it',
    fr: 'Le client ne le souhaite plus',
  },
  'leave.title': {
    it: 'Domande sui tuoi appuntamenti',
    en: 'Questions about your appointments',
    fr: 'Questions sur vos rendez-vous',
  },
  'leave.ask': {
    it: 'Non vuoi più ricevere a questo indirizzo e-mail che chiedono com’è andato un appuntamento?',
    en: 'Do you no longer want emails at this address that ask how an appointment went?',
    fr: 'Ne voulez-vous plus recevoir à cette adresse d’e-mails demandant comment s’est passé un rendez-vous\u00a0?',
  },
  'leave.do': { it: 'Non le voglio più', en: 'I no longer want them', fr: 'Je n’en veux plus' },
  'leave.done': {
    it: 'A questo indirizzo non chiederemo più com’è andato un appuntamento. Le e-mail sugli appuntamenti stessi continuano ad arrivare.',
    en: 'We will no longer ask at this address how an appointment went. Emails about the appointments themselves still arrive.',
    fr: 'Nous ne demanderons plus à cette adresse comment s’est passé un rendez-vous. Les e-mails concernant les rendez-vous eux-mêmes continuent d’arriver.',
  },
  'leave.unknown': subscriptionWords['link.unknown'],
  'leave.unknown.words': {
    it: 'Forse è incompleto: aprilo di nuovo dall’e-mail. Se l’appuntamento non è più conservato, non scriveremo più.',
    en: 'It may be incomplete: open it again from the email. If the appointment is no longer kept, we will not write any more.',
    fr: 'Il est peut-être incomplet\u00a0: ouvrez-le de nouveau depuis l’e-mail. Si le rendez-vous n’est plus conservé, nous n’écrirons plus.',
  },
} as const satisfies WordTable
