import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { productWords } from '#app/features/service/products/products.words.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'

export const listWords = {
  ...checkWords,
  eyebrow: { it: 'Consegne e tagliandi', en: 'Deliveries and services', fr: 'Livraisons et révisions' },
  deliver: checkWords['delivery.new'],
  check: { it: 'Controllo', en: 'Check', fr: 'Contrôle' },
  serial: terms.serialNumber,
  model: terms.model,
  'begun-by': { it: 'Iniziato da', en: 'Begun by', fr: 'Commencé par' },
  'begun-by.all': { it: 'Tutta l’officina', en: 'The whole workshop', fr: 'Tout l’atelier' },
  'begun-by.me': { it: 'Solo me', en: 'Only me', fr: 'Moi uniquement' },
  begun: { it: 'Iniziato il', en: 'Begun on', fr: 'Commencé le' },
  day: terms.date,
  state: terms.status,
  'state.all': terms.allStatuses,
  kind: terms.kind,
  'kind.all': terms.allKinds,
  'order.begun-desc': { it: 'Iniziati per ultimi', en: 'Begun last', fr: 'Commencés en dernier' },
  'order.begun-asc': { it: 'Iniziati per primi', en: 'Begun first', fr: 'Commencés en premier' },
  'order.day-desc': { it: 'Data, dalla più recente', en: 'Latest date first', fr: 'Date, de la plus récente' },
  'order.day-asc': { it: 'Data, dalla più vecchia', en: 'Earliest date first', fr: 'Date, de la plus ancienne' },
  'order.model-asc': terms.modelAZ,
  'order.model-desc': terms.modelZA,
  'search.hint': { it: 'Serie, modello, nome', en: 'Serial, model, name', fr: 'Série, modèle, nom' },
  'search.fields': {
    it: 'numero di serie, modello o nome del controllo',
    en: 'serial number, model or name of the check',
    fr: 'numéro de série, modèle ou nom du contrôle',
  },
  count: {
    it: { one: '{count} controllo', other: '{count} controlli' },
    en: { one: '{count} check', other: '{count} checks' },
    fr: { one: '{count} contrôle', other: '{count} contrôles' },
  },
  empty: { it: 'Nessun controllo', en: 'No checks', fr: 'Aucun contrôle' },
  'empty.words': {
    it: 'Una consegna comincia da qui; gli altri controlli dalla pagina della bici, da un appuntamento o da un richiamo.',
    en: 'A delivery begins here; other checks on the bike’s page, from an appointment or a recall.',
    fr: 'Une livraison commence ici\u00a0; les autres contrôles depuis la fiche du vélo, un rendez-vous ou un rappel.',
  },
  'empty.staff': {
    it: 'Qui si trovano i controlli delle officine.',
    en: 'The workshops’ checks are found here.',
    fr: 'Les contrôles des ateliers se trouvent ici.',
  },
  'no-result': { it: 'Nessun controllo trovato', en: 'No checks found', fr: 'Aucun contrôle trouvé' },
  'show-all': { it: 'Mostra tutti i controlli', en: 'Show all checks', fr: 'Afficher tous les contrôles' },
  error: {
    it: 'Errore nel caricamento dei controlli',
    en: 'Error loading the checks',
    fr: 'Erreur lors du chargement des contrôles',
  },
  'notice.discard': { it: 'Controllo eliminato', en: 'Check deleted', fr: 'Contrôle supprimé' },
  'file.name': { it: 'controlli', en: 'checks', fr: 'controles' },
  share: {
    it: 'Consegne con controllo negli ultimi 365 giorni: {done} su {all} registrazioni',
    en: 'Deliveries with a check in the last 365 days: {done} of {all} registrations',
    fr: 'Livraisons avec contrôle sur les 365 derniers jours\u00a0: {done} sur {all} enregistrements',
  },
  'share.title': { it: 'Consegne con controllo', en: 'Deliveries with a check', fr: 'Livraisons avec contrôle' },
  'share.words': {
    it: 'Registrazioni degli ultimi 365 giorni, per rivenditore.',
    en: 'Registrations of the last 365 days, by dealer.',
    fr: 'Enregistrements des 365 derniers jours, par revendeur.',
  },
  dealer: terms.dealer,
  registered: productWords.eyebrow,
  'with-check': { it: 'Con controllo', en: 'With a check', fr: 'Avec contrôle' },
  part: { it: 'Quota', en: 'Share', fr: 'Part' },
} as const satisfies WordTable
