import type { WordTable } from '#app/kit/words/words.ts'
import { tradeTerms } from '#app/terms.trade.words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../recalls.words.ts'

export const draftWords = {
  'title.new': shared.newRecall,
  'title.edit': { it: 'Modifica il richiamo', en: 'Edit the recall', fr: 'Modifier le rappel' },
  save: terms.saveTheDraft,
  'section.what': terms.what,
  'section.which': terms.whichBicycles,
  'section.notice': shared.notice,
  'section.remedy': { it: 'Rimedio', en: 'Remedy', fr: 'Solution' },
  'kind.hint': {
    it: 'Il richiamo e la campagna tecnica raggiungono anche i ciclisti; il blocco delle vendite solo i rivenditori.',
    en: 'Recalls and service actions reach riders as well; a stop of sales reaches dealers only.',
    fr: 'Rappels et campagnes techniques atteignent aussi les cyclistes\u00a0; un arrêt des ventes, les revendeurs seulement.',
  },
  'number.hint': {
    it: 'Sta nell’indirizzo dell’avviso pubblico',
    en: 'It stands in the address of the public notice',
    fr: 'Il figure dans l’adresse de l’avis public',
  },
  'families.hint': {
    it: 'Senza una scelta valgono tutti i modelli con i numeri di serie indicati.',
    en: 'Without a choice all models with the serial numbers below count.',
    fr: 'Sans choix, tous les modèles portant les numéros de série indiqués comptent.',
  },
  'serials.hint': {
    it: 'Uno per riga, oppure un intervallo: C68.51S.00100 – C68.51S.00250. Senza numeri il richiamo riguarda tutte le bici dei modelli scelti.',
    en: 'One a line, or a range: C68.51S.00100 – C68.51S.00250. Without numbers it is about all bicycles of the models chosen.',
    fr: 'Un par ligne, ou un intervalle\u00a0: C68.51S.00100 – C68.51S.00250. Sans numéros, tous les vélos des modèles choisis sont concernés.',
  },
  'bought.from': { it: 'Acquistate a partire da', en: 'Bought from (day)', fr: 'Achetés à partir du' },
  'bought.until': { it: 'Acquistate fino a', en: 'Bought until', fr: 'Achetés jusqu’au' },
  'bought.hint': {
    it: 'Le bici senza data di acquisto restano comprese.',
    en: 'Bicycles without a day of purchase stay included.',
    fr: 'Les vélos sans date d’achat restent compris.',
  },
  'notice.hint': {
    it: 'Il titolo è fisso: «{headline}». Scrivi ogni testo in tutte le lingue; parole che attenuano il rischio («volontario», «in via precauzionale») non sono ammesse.',
    en: 'The headline is fixed: “{headline}”. Write each text in all languages; words that soften the risk (“voluntary”, “precautionary”) are not accepted.',
    fr: 'Le titre est fixe\u00a0: «\u00a0{headline}\u00a0». Rédigez chaque texte dans toutes les langues\u00a0; les mots qui atténuent le risque («\u00a0volontaire\u00a0», «\u00a0par précaution\u00a0») ne sont pas acceptés.',
  },
  'remedies.hint': {
    it: 'In un richiamo chi possiede la bici sceglie tra almeno due rimedi; se ne resta uno solo, scrivi perché.',
    en: 'In a recall the owner chooses between two remedies at least; where only one is left, say why.',
    fr: 'Lors d’un rappel, le propriétaire choisit entre au moins deux solutions\u00a0; s’il n’en reste qu’une, écrivez pourquoi.',
  },
  phone: terms.phone,
  email: shared.email,
  'phone.hint': {
    it: 'Gratuito per chi chiama, dove possibile',
    en: 'Free of charge for callers, where possible',
    fr: 'Gratuit pour l’appelant, si possible',
  },
  checklist: tradeTerms.checklist,
  'checklist.none': { it: 'Nessuna scheda', en: 'No checklist', fr: 'Aucune fiche' },
  'checklist.hint': {
    it: 'Se scelta, un’officina può segnare la bici come sistemata solo con la scheda firmata.',
    en: 'With one chosen, a workshop can mark a bike as done only once its checklist is signed.',
    fr: 'Si une fiche est choisie, un atelier ne peut noter le vélo comme réglé qu’une fois la fiche signée.',
  },
} as const satisfies WordTable
