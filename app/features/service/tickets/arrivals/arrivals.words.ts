import { terms } from '#app/terms.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { pageWords } from '../page/page.words.ts'

export const arrivalsWords = {
  title: pageNames.arrivals,
  console: terms.console,
  intro: {
    it: 'Leggi con lo scanner il codice sull’etichetta del pacco, o scrivi il numero di autorizzazione e premi Invio. Con il telefono inquadra il QR code: si apre questa pagina.',
    en: 'Scan the code on the parcel’s label, or type the authorisation number and press Enter. With a phone, point the camera at the QR code: it opens this page.',
    fr: 'Scannez le code sur l’étiquette du colis, ou saisissez le numéro d’autorisation puis appuyez sur Entrée. Avec un téléphone, visez le QR code avec l’appareil photo\u00a0: cette page s’ouvre.',
  },
  number: pageWords.authorization,
  note: { it: 'Registra l’arrivo', en: 'Record the arrival', fr: 'Enregistrer l’arrivée' },
  'number-missing': {
    it: 'Leggi o scrivi un numero di autorizzazione.',
    en: 'Scan or type an authorisation number.',
    fr: 'Scannez ou saisissez un numéro d’autorisation.',
  },
  unknown: {
    it: 'Nessun intervento aspetta un pacco con il numero {number}: controlla l’etichetta.',
    en: 'No ticket awaits a parcel with the number {number}: please check the label.',
    fr: 'Aucun dossier SAV n’attend de colis portant le numéro {number}\u00a0: vérifiez l’étiquette.',
  },
  already: {
    it: '{number} era già arrivato: {moment}, intervento {id}.',
    en: '{number} has already arrived: {moment}, ticket {id}.',
    fr: '{number} était déjà arrivé\u00a0: {moment}, dossier SAV {id}.',
  },
  closed: {
    it: 'L’intervento {id} è chiuso: non aspetta più il pacco {number}.',
    en: 'Ticket {id} is closed: it no longer awaits the parcel {number}.',
    fr: 'Le dossier SAV {id} est clôturé\u00a0: il n’attend plus le colis {number}.',
  },
  arrived: {
    it: 'Arrivo registrato: {number}',
    en: 'Arrival recorded: {number}',
    fr: 'Arrivée enregistrée\u00a0: {number}',
  },
  'arrived.next': {
    it: 'Ora l’intervento {id} è in carico a noi.',
    en: 'Ticket {id} is with us now.',
    fr: 'Dossier SAV {id}\u00a0: c’est maintenant à nous d’agir.',
  },
  list: {
    it: 'Arrivati nelle ultime 24 ore',
    en: 'Arrived in the last 24 hours',
    fr: 'Arrivés ces dernières 24 heures',
  },
  'list.none': { it: 'Ancora nessun pacco.', en: 'No parcel yet.', fr: 'Aucun colis pour l’instant.' },
  ticket: terms.ticket,
  customer: terms.customer,
  serial: terms.serialNumber,
  at: { it: 'Arrivato', en: 'Arrived', fr: 'Arrivé' },
} as const satisfies WordTable
