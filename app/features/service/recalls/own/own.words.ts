import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../recalls.words.ts'

export const ownWords = {
  title: terms.recalls,
  'none.title': { it: 'Nessun richiamo aperto', en: 'No open recalls', fr: 'Aucun rappel en cours' },
  'none.dealer': {
    it: 'Nessuna bici della tua azienda è richiamata.',
    en: 'No bicycle of your company is under recall.',
    fr: 'Aucun vélo de votre entreprise n’est rappelé.',
  },
  'none.rider': {
    it: 'Nessuna delle tue bici è richiamata.',
    en: 'None of your bikes is under recall.',
    fr: 'Aucun de vos vélos n’est rappelé.',
  },
  'all-notices': { it: 'Tutti gli avvisi pubblici', en: 'All public notices', fr: 'Tous les avis publics' },
  notice: shared.readNotice,
  open: {
    it: { one: '{count} bici da controllare', other: '{count} bici da controllare' },
    en: { one: '{count} bicycle needs attention', other: '{count} bicycles need attention' },
    fr: { one: '{count} vélo à traiter', other: '{count} vélos à traiter' },
  },
  'open.none': { it: 'Nessun’altra da controllare', en: 'All done', fr: 'Plus aucun à traiter' },
  held: { it: 'In azienda', en: 'With you', fr: 'Chez vous' },
  sold: { it: 'Venduta', en: 'Sold', fr: 'Vendu' },
  bike: { it: 'Apri la bici', en: 'Open the bike', fr: 'Ouvrir le vélo' },
  book: shared.book,
  ask: {
    it: 'Per far sistemare la bici rivolgiti a un rivenditore del marchio.',
    en: 'To have your bike repaired, contact a dealer of the brand.',
    fr: 'Pour faire intervenir sur votre vélo, adressez-vous à un revendeur de la marque.',
  },
  rare: { it: 'Altri casi', en: 'Other cases', fr: 'Autres cas' },
  change: { it: 'Cambia stato', en: 'Change the state', fr: 'Changer l’état' },
  'change.done': {
    it: 'Questa bici risulta sistemata. Cambia solo se è stato un errore o il rimedio va rifatto: la sua data resta annotata.',
    en: 'This bicycle is marked as done. Change that only if it was a mistake or the remedy has to be done again: its date is kept.',
    fr: 'Ce vélo est indiqué comme traité. Ne le changez qu’en cas d’erreur ou si l’intervention est à refaire\u00a0: sa date est conservée.',
  },
  remedied: { it: 'Data del rimedio', en: 'Date of the remedy', fr: 'Date de l’intervention' },
  minutes: {
    it: { one: 'Un minuto d’officina', other: '{count} minuti d’officina' },
    en: { one: 'One workshop minute', other: '{count} workshop minutes' },
    fr: { one: 'Une minute d’atelier', other: '{count} minutes d’atelier' },
  },
  'stock.title': shared.stock,
  'stock.found': { it: 'Bici trovate', en: 'Bicycles found', fr: 'Vélos trouvés' },
  'stock.confirm': { it: 'Conferma il controllo', en: 'Confirm the check', fr: 'Confirmer le contrôle' },
  'stock.done': {
    it: 'Controllato: {day}. Bici trovate: {count}',
    en: 'Checked on {day}: {count} found',
    fr: 'Contrôlé le {day}. Vélos trouvés\u00a0: {count}',
  },
  'stock.words': {
    it: 'Controlla anche le bici che qui non compaiono: ciò che trovi non si vende e non si consegna.',
    en: 'Look for bicycles that are not listed here as well: do not sell or hand over what you find.',
    fr: 'Cherchez aussi les vélos qui n’apparaissent pas ici\u00a0: ne vendez ni ne remettez ce que vous trouvez.',
  },
  'notice.step': shared.stepped,
  'notice.stock': { it: 'Controllo confermato', en: 'Check confirmed', fr: 'Contrôle confirmé' },
  most: {
    it: 'Qui compaiono le prime {count} bici.',
    en: 'The first {count} bicycles are shown here.',
    fr: 'Les {count} premiers vélos sont affichés ici.',
  },
  fill: { it: 'Compila la scheda', en: 'Fill in the checklist', fr: 'Remplir la fiche' },
} as const satisfies WordTable
