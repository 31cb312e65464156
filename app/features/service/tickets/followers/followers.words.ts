import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** Who follows a ticket by mail: on both sides' pages of it, and in what they are sent. */
export const followerWords = {
  title: { it: 'Seguono per e-mail', en: 'Following by email', fr: 'Suivent par e-mail' },
  none: {
    it: 'Nessun’altra persona riceve le novità di questo intervento.',
    en: 'No one else gets updates on this ticket.',
    fr: 'Personne d’autre ne reçoit les nouveautés de ce dossier SAV.',
  },
  add: { it: 'Aggiungi una persona', en: 'Add someone', fr: 'Ajouter une personne' },
  'add.text': {
    it: 'Riceve per e-mail i messaggi e i passi dell’intervento e può rispondere a quelle e-mail. Non entra nel portale e non vede altro.',
    en: 'They are sent the messages and the steps of the ticket by email, and can reply to those emails. They cannot come into the portal and see nothing else.',
    fr: 'Elle reçoit par e-mail les messages et les étapes du dossier SAV et peut répondre à ces e-mails. Elle n’a pas accès au portail et ne voit rien d’autre.',
  },
  who: { it: '{name} (segue l’intervento)', en: '{name} (follower)', fr: '{name} (suit le dossier)' },
  name: terms.name,
  email: terms.email,
  locale: { it: 'Lingua delle e-mail', en: 'Language of the emails', fr: 'Langue des e-mails' },
  send: terms.add,
  remove: terms.takeAway,
  'remove.of': terms.takeAwayOf,
  'comes-back': { it: 'Le e-mail tornano indietro', en: 'Emails come back', fr: 'Les e-mails reviennent' },

  'leave.title': { it: 'E-mail di un intervento', en: 'Emails about a ticket', fr: 'E-mails d’un dossier SAV' },
  'leave.ask': {
    it: 'Non vuoi più ricevere le e-mail dell’intervento {id}? Da quel momento il tuo indirizzo non è più registrato qui, e le risposte alle e-mail già ricevute non arrivano più.',
    en: 'Do you want no more emails about ticket {id}? Your address is then no longer kept here, and replies to emails you already have no longer arrive.',
    fr: 'Vous ne souhaitez plus recevoir les e-mails du dossier SAV {id}\u00a0? Votre adresse ne sera alors plus conservée ici, et les réponses aux e-mails déjà reçus n’arriveront plus.',
  },
  'leave.do': { it: 'Non inviarmi più e-mail', en: 'Send me no more emails', fr: 'Ne plus recevoir d’e-mails' },
  'leave.done': {
    it: 'Fatto: dell’intervento {id} non arriveranno altre e-mail.',
    en: 'Done: there will be no more emails about ticket {id}.',
    fr: 'C’est fait\u00a0: vous ne recevrez plus d’e-mails du dossier SAV {id}.',
  },
  'leave.unknown': {
    it: 'Questo link non è valido. Controlla di averlo copiato per intero dall’e-mail.',
    en: 'This link is not valid. Check that all of it was copied from the email.',
    fr: 'Ce lien n’est pas valide. Vérifiez que vous l’avez copié en entier depuis l’e-mail.',
  },

  'mail.added.subject': {
    it: 'Intervento {id}: ti hanno aggiunto',
    en: 'Ticket {id}: you were added',
    fr: 'Dossier SAV {id}\u00a0: vous le suivez désormais',
  },
  'mail.added': {
    it: '{by} ({company}) ti ha aggiunto a questo intervento di garanzia: i messaggi e i passi arriveranno per e-mail a questo indirizzo.',
    en: '{by} ({company}) has added you to this warranty ticket: messages and steps will reach this address by email.',
    fr: '{by} ({company}) vous fait suivre ce dossier SAV\u00a0: les messages et les étapes arriveront par e-mail à cette adresse.',
  },
  'mail.foot': {
    it: 'Non voglio più e-mail su questo intervento',
    en: 'I want no more emails about this ticket',
    fr: 'Je ne souhaite plus d’e-mails sur ce dossier SAV',
  },
} as const satisfies WordTable
