import { appointmentWords } from '../appointments.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const byLinkWords = {
  title: { it: 'Il tuo appuntamento', en: 'Your appointment', fr: 'Votre rendez-vous' },
  'title.cancelled': appointmentWords['notice.cancel'],
  'state.arrived': appointmentWords['state.arrived'],
  'state.ready': { it: 'Pronta per il ritiro', en: 'Ready to collect', fr: 'Prêt à être retiré' },
  'state.done': { it: 'Concluso', en: 'Done', fr: 'Terminé' },
  'state.no_show': { it: 'Nessuno si è presentato', en: 'Nobody came', fr: 'Personne ne s’est présenté' },
  gone: {
    it: 'Questo link non porta a nessun appuntamento',
    en: 'This link leads to no appointment',
    fr: 'Ce lien ne mène à aucun rendez-vous',
  },
  'gone.words': {
    it: 'Aprilo di nuovo dall’ultima e-mail, oppure chiama il negozio.',
    en: 'Open it again from the latest email, or call the shop.',
    fr: 'Ouvrez-le de nouveau depuis le dernier e-mail, ou appelez le magasin.',
  },
  download: { it: 'Aggiungi al calendario', en: 'Add to calendar', fr: 'Ajouter à l’agenda' },
  file: { it: 'appuntamento', en: 'appointment', fr: 'rendez-vous' },
  move: { it: 'Sposta l’appuntamento', en: 'Move the appointment', fr: 'Déplacer le rendez-vous' },
  'move.when': { it: 'Date libere più vicine', en: 'Nearest free dates', fr: 'Dates libres les plus proches' },
  'move.do': terms.move,
  cancel: appointmentWords.cancel,
  'cancel.words': {
    it: 'Il posto torna libero per altri. Il negozio viene avvisato.',
    en: 'The place becomes free for others. The shop is told.',
    fr: 'La place redevient libre pour d’autres. Le magasin est prévenu.',
  },
  'cancel.do': {
    it: 'Sì, annulla l’appuntamento',
    en: 'Yes, cancel the appointment',
    fr: 'Oui, annuler le rendez-vous',
  },
  until: {
    it: 'Si può spostare o annullare qui fino a: {until}.',
    en: 'You can move or cancel it here until {until}.',
    fr: 'Vous pouvez le déplacer ou l’annuler ici jusqu’au {until}.',
  },
  'too-late': {
    it: 'Non si può più cambiare online. Per spostarlo o annullarlo chiama {shop}: {phone}.',
    en: 'It can no longer be changed online. To move or cancel it, call {shop} on {phone}.',
    fr: 'Il ne peut plus être modifié en ligne. Pour le déplacer ou l’annuler, appelez {shop} au {phone}.',
  },
  'too-late.no-phone': {
    it: 'Non si può più cambiare online. Per spostarlo o annullarlo contatta {shop}.',
    en: 'It can no longer be changed online. To move or cancel it, contact {shop}.',
    fr: 'Il ne peut plus être modifié en ligne. Pour le déplacer ou l’annuler, contactez {shop}.',
  },
  'notice.cancel': appointmentWords['notice.cancel'],
  'notice.move': appointmentWords['notice.move'],
  'notice.surveys-yes': {
    it: 'Salvato: ti scriveremo per chiederti com’è andata',
    en: 'Saved: we will write to ask you how it went',
    fr: 'Enregistré\u00a0: nous vous écrirons pour savoir comment cela s’est passé',
  },
  'notice.surveys-no': {
    it: 'Salvato: non ti scriveremo',
    en: 'Saved: we will not write to you',
    fr: 'Enregistré\u00a0: nous ne vous écrirons pas',
  },
  phone: terms.phone,
} as const satisfies WordTable
