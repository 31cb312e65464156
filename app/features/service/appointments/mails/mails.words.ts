import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { recallFree } from '../appointments.words.ts'

/** What the mails about an appointment say: to the person who comes, and to the shop. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,

  'booked.subject': {
    it: 'Appuntamento confermato: {when}',
    en: 'Appointment confirmed: {when}',
    fr: 'Rendez-vous confirmé\u00a0: {when}',
  },
  'booked.text': {
    it: 'l’appuntamento da {shop} è confermato.',
    en: 'Your appointment at {shop} is confirmed.',
    fr: 'Votre rendez-vous chez {shop} est confirmé.',
  },
  'moved.subject': {
    it: 'Appuntamento spostato: {when}',
    en: 'Appointment moved: {when}',
    fr: 'Rendez-vous déplacé\u00a0: {when}',
  },
  'moved.text': {
    it: 'l’appuntamento da {shop} è stato spostato. Vale la nuova data:',
    en: 'Your appointment at {shop} has been moved. This is the new date:',
    fr: 'Votre rendez-vous chez {shop} a été déplacé. Voici la nouvelle date\u00a0:',
  },
  'cancelled.subject': {
    it: 'Appuntamento annullato: {when}',
    en: 'Appointment cancelled: {when}',
    fr: 'Rendez-vous annulé\u00a0: {when}',
  },
  'cancelled.text.person': {
    it: 'l’appuntamento da {shop} è annullato, come richiesto.',
    en: 'Your appointment at {shop} is cancelled, as you asked.',
    fr: 'Votre rendez-vous chez {shop} est annulé, comme vous l’avez demandé.',
  },
  'cancelled.text.shop': {
    it: '{shop} ha dovuto annullare l’appuntamento.',
    en: '{shop} had to cancel your appointment.',
    fr: '{shop} a dû annuler votre rendez-vous.',
  },
  'cancelled.again': {
    it: 'Per una nuova data, contatta il negozio.',
    en: 'For another date, please contact the shop.',
    fr: 'Pour une nouvelle date, contactez le magasin.',
  },
  'reminded.subject': {
    it: 'Promemoria: appuntamento {when}',
    en: 'Reminder: appointment on {when}',
    fr: 'Rappel\u00a0: rendez-vous, {when}',
  },
  'reminded.text': {
    it: 'l’appuntamento da {shop} si avvicina.',
    en: 'Your appointment at {shop} is coming up.',
    fr: 'Votre rendez-vous chez {shop} approche.',
  },
  'relinked.subject': {
    it: 'Nuovo link per l’appuntamento: {when}',
    en: 'New link for your appointment: {when}',
    fr: 'Nouveau lien pour votre rendez-vous\u00a0: {when}',
  },
  'relinked.text': {
    it: 'da adesso vale il link qui sotto. Quello ricevuto prima da {shop} non funziona più.',
    en: 'From now on the link below counts. The one you had before from {shop} no longer works.',
    fr: 'Désormais, c’est le lien ci-dessous qui compte. Celui reçu auparavant de {shop} ne fonctionne plus.',
  },
  'ready.subject': {
    it: '{bicycle}: pronta per il ritiro',
    en: '{bicycle}: ready to collect',
    fr: '{bicycle}\u00a0: prêt à être retiré',
  },
  'ready.text': {
    it: 'la bici è pronta: puoi ritirarla da {shop} in orario di apertura.',
    en: 'Your bike is ready: you can collect it from {shop} during opening hours.',
    fr: 'Votre vélo est prêt\u00a0: vous pouvez le retirer chez {shop} pendant les heures d’ouverture.',
  },

  bicycle: terms.bicycle,
  where: { it: 'Dove', en: 'Where', fr: 'Où' },
  phone: terms.phone,
  email: terms.email,
  'way-in': { it: 'Come arrivare', en: 'How to find it', fr: 'Comment venir' },
  'drop-off': { it: 'Consegna della bici', en: 'Drop-off', fr: 'Dépôt du vélo' },
  'drop-off.hours': {
    it: 'in orario di apertura, {hours}',
    en: 'during opening hours, {hours}',
    fr: 'pendant les heures d’ouverture, {hours}',
  },
  promised: { it: 'Pronta entro', en: 'Ready by', fr: 'Prêt pour' },
  reason: terms.reason,
  zone: {
    it: 'Gli orari sono quelli del negozio: {zone}.',
    en: 'Times are those of the shop: {zone}.',
    fr: 'Les heures sont celles du magasin\u00a0: {zone}.',
  },
  bring: { it: 'Che cosa portare', en: 'What to bring', fr: 'À apporter' },
  'bring.first_check': {
    it: 'la bici, possibilmente pulita, e un elenco di ciò che hai notato nei primi chilometri',
    en: 'the bike, clean if possible, and a list of what you noticed on your first rides',
    fr: 'le vélo, propre si possible, et la liste de ce que vous avez remarqué pendant les premiers kilomètres',
  },
  'bring.yearly': {
    it: 'la bici, possibilmente pulita',
    en: 'the bike, clean if possible',
    fr: 'le vélo, propre si possible',
  },
  'bring.repair': {
    it: 'la bici, possibilmente pulita, e i pezzi di ricambio se li hai già',
    en: 'the bike, clean if possible, and the spare parts if you already have them',
    fr: 'le vélo, propre si possible, et les pièces de rechange si vous les avez déjà',
  },
  'bring.warranty_inspection': {
    it: 'la bici così com’è, senza smontare né riparare nulla, e la prova d’acquisto',
    en: 'the bike as it is, with nothing taken apart or repaired, and the proof of purchase',
    fr: 'le vélo en l’état, sans rien démonter ni réparer, et la preuve d’achat',
  },
  'bring.recall': {
    it: 'la bici; se l’avviso dice di non usarla, portala senza pedalare',
    en: 'the bike; if the notice says not to ride it, bring it without riding',
    fr: 'le vélo\u00a0; si l’avis demande de ne pas l’utiliser, apportez-le sans rouler',
  },
  'bring.fitting': {
    it: 'le scarpe, i pantaloncini e i pedali che usi di solito; se hai una bici, anche quella',
    en: 'the shoes, shorts and pedals you usually ride with, and your bike if you have one',
    fr: 'vos chaussures, votre cuissard et vos pédales habituels, et votre vélo si vous en avez un',
  },
  'bring.test_ride': {
    it: 'un documento d’identità, il casco, i pedali e le scarpe che usi di solito',
    en: 'proof of identity, your helmet, and the pedals and shoes you usually ride with',
    fr: 'une pièce d’identité, votre casque, vos pédales et vos chaussures habituelles',
  },
  'bring.handover': {
    it: 'un documento d’identità e, se li hai già, i pedali',
    en: 'proof of identity and your pedals, if you already have them',
    fr: 'une pièce d’identité et, si vous les avez déjà, vos pédales',
  },

  open: { it: 'Vedi l’appuntamento', en: 'View the appointment', fr: 'Voir le rendez-vous' },
  'open.change': {
    it: 'Vedi, sposta o annulla l’appuntamento',
    en: 'View, move or cancel the appointment',
    fr: 'Voir, déplacer ou annuler le rendez-vous',
  },
  until: {
    it: 'Si può spostare o annullare dal link fino a: {until}. Dopo, chiama il negozio.',
    en: 'You can move or cancel it from the link until {until}. After that, please call the shop.',
    fr: 'Vous pouvez le déplacer ou l’annuler depuis le lien jusqu’au {until}. Ensuite, appelez le magasin.',
  },
  'pay-there': {
    it: 'Prenotare non è acquistare: gli eventuali lavori si pagano in negozio.',
    en: 'Booking is not a purchase: any work is paid for in the shop.',
    fr: 'Réserver n’est pas acheter\u00a0: les travaux éventuels se règlent en magasin.',
  },
  'recall-free': recallFree,
  keep: {
    it: 'Chi ha questo link vede l’appuntamento e può spostarlo o annullarlo: non inoltrarlo.',
    en: 'Anyone with this link can see, move and cancel the appointment: please do not forward it.',
    fr: 'Toute personne disposant de ce lien peut voir, déplacer et annuler le rendez-vous\u00a0: ne le transférez pas.',
  },

  'desk.booked.subject': {
    it: 'Nuovo appuntamento: {kind}, {when}',
    en: 'New appointment: {kind}, {when}',
    fr: 'Nouveau rendez-vous\u00a0: {kind}, {when}',
  },
  'desk.booked.text': {
    it: '{name} ha prenotato un appuntamento.',
    en: '{name} has booked an appointment.',
    fr: '{name} a pris un rendez-vous.',
  },
  'desk.moved.subject': {
    it: 'Appuntamento spostato: {kind}, {when}',
    en: 'Appointment moved: {kind}, {when}',
    fr: 'Rendez-vous déplacé\u00a0: {kind}, {when}',
  },
  'desk.moved.text': {
    it: '{name} ha spostato l’appuntamento. Vale la nuova data:',
    en: '{name} has moved the appointment. This is the new date:',
    fr: '{name} a déplacé son rendez-vous. Voici la nouvelle date\u00a0:',
  },
  'desk.cancelled.subject': {
    it: 'Appuntamento annullato: {kind}, {when}',
    en: 'Appointment cancelled: {kind}, {when}',
    fr: 'Rendez-vous annulé\u00a0: {kind}, {when}',
  },
  'desk.cancelled.text': {
    it: '{name} ha annullato l’appuntamento.',
    en: '{name} has cancelled the appointment.',
    fr: '{name} a annulé son rendez-vous.',
  },
  'desk.message': { it: 'Messaggio:', en: 'Message:', fr: 'Message\u00a0:' },
  'desk.reason': { it: 'Motivo:', en: 'Reason:', fr: 'Motif\u00a0:' },
  'desk.open': { it: 'Apri l’appuntamento', en: 'Open the appointment', fr: 'Ouvrir le rendez-vous' },
  'desk.address': {
    it: 'Questo indirizzo è quello del punto vendita: si cambia nella pagina «{page}».',
    en: 'This is the address of the shop: it can be changed on the page “{page}”.',
    fr: 'Cette adresse est celle du point de vente\u00a0: elle se modifie dans la page «\u00a0{page}\u00a0».',
  },
  'desk.page': terms.shops,
} as const satisfies WordTable
