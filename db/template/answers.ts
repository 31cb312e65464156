import type { Answer } from '#app/catalogue/catalogue.ts'

/** What after-sales says most; a maker writes their own beside them. */
export const answers: Answer[] = [
  {
    code: 'covered-fault',
    kind: 'reason',
    title: { it: 'Difetto coperto', en: 'Covered fault', fr: 'Défaut couvert' },
    text: {
      it: 'Le foto mostrano un difetto coperto dalla garanzia: {part}.',
      en: 'The photos show a fault of the {part} that the warranty covers.',
      fr: 'Les photos montrent un défaut couvert par la garantie\u00a0: {part}.',
    },
    active: true,
    decision: 'accepted',
    kinds: ['functional'],
  },
  {
    code: 'covered-paint',
    kind: 'reason',
    title: { it: 'Vernice coperta', en: 'Covered paint', fr: 'Peinture couverte' },
    text: {
      it: 'La vernice si è staccata senza urti né graffi: è un difetto coperto dalla garanzia.',
      en: 'The paint has come off without a knock or a scratch: a fault that the warranty covers.',
      fr: 'La peinture s’est décollée sans choc ni rayure\u00a0: ce défaut est couvert par la garantie.',
    },
    active: true,
    decision: 'accepted',
    kinds: ['aesthetic'],
  },
  {
    code: 'box-incomplete',
    kind: 'reason',
    title: { it: 'Confezione incompleta', en: 'Incomplete box', fr: 'Carton incomplet' },
    text: {
      it: 'Dalla foto della confezione risulta che il componente non era incluso: lo spediamo noi.',
      en: 'The photo of the box shows that the component was not in it: we are sending it.',
      fr: 'La photo du carton montre que la pièce n’y était pas\u00a0: nous l’envoyons.',
    },
    active: true,
    decision: 'accepted',
    kinds: ['missing_component'],
  },
  {
    code: 'crash',
    kind: 'reason',
    title: { it: 'Urto o caduta', en: 'Knock or crash', fr: 'Choc ou chute' },
    text: {
      it: 'Il danno viene da un urto o da una caduta, che la garanzia non copre.',
      en: 'The damage comes from a knock or a crash, which the warranty does not cover.',
      fr: 'Le dommage vient d’un choc ou d’une chute, que la garantie ne couvre pas.',
    },
    active: true,
    decision: 'refused',
  },
  {
    code: 'period-over',
    kind: 'reason',
    title: { it: 'Garanzia scaduta', en: 'Warranty over', fr: 'Garantie terminée' },
    text: {
      it: 'Il periodo di garanzia era già finito quando il danno è emerso.',
      en: 'The warranty had already ended when the damage was noticed.',
      fr: 'La garantie était déjà terminée quand le défaut est apparu.',
    },
    active: true,
    decision: 'refused',
  },
  {
    code: 'unsold',
    kind: 'reason',
    title: { it: 'Bici non ancora venduta', en: 'Bike not sold yet', fr: 'Vélo non encore vendu' },
    text: {
      it: 'La bici {serial} risulta consegnata e non ancora venduta: il danno è coperto.',
      en: 'The bike {serial} is listed as delivered and not sold yet: the damage is covered.',
      fr: 'Le vélo {serial} est enregistré comme livré et pas encore vendu\u00a0: le défaut est couvert.',
    },
    active: true,
    decision: 'accepted',
    kinds: ['aesthetic', 'missing_component'],
  },
  {
    code: 'more-photos',
    kind: 'answer',
    title: { it: 'Altre foto', en: 'More photos', fr: 'Autres photos' },
    text: {
      it: 'Buongiorno {name}, per decidere ci servono altre foto della bici {serial}: {part} da vicino, e la stessa parte da 30 cm.',
      en: 'Hello {name}, to decide we need more photos of the bike {serial}: the {part} close up, and the same part from 30 cm.',
      fr: 'Bonjour {name}, pour décider il nous faut d’autres photos du vélo {serial}\u00a0: {part} de près, et la même pièce à 30 cm.',
    },
    active: true,
    next: 'dealer',
  },
  {
    code: 'part-leaves',
    kind: 'answer',
    title: { it: 'Il pezzo parte', en: 'The part is on its way', fr: 'La pièce part' },
    text: {
      it: 'Buongiorno {name}, il ricambio per la bici {serial} parte oggi con il corriere. La garanzia sul pezzo nuovo è di 24 mesi.',
      en: 'Hello {name}, the replacement for the bike {serial} leaves by courier today. The new part has a warranty of 24 months.',
      fr: 'Bonjour {name}, la pièce pour le vélo {serial} part aujourd’hui avec le transporteur. Elle est garantie 24 mois.',
    },
    active: true,
    next: 'courier',
    kinds: ['functional', 'missing_component'],
  },
  {
    code: 'answer-by',
    kind: 'answer',
    title: { it: 'Data prevista per la risposta', en: 'Answer by', fr: 'Date prévue de la réponse' },
    text: {
      it: 'Buongiorno {name}, abbiamo ricevuto tutto. Data prevista per la risposta sull’intervento {number}: {promised}.',
      en: 'Hello {name}, we have everything we need. You will have our answer on ticket {number} by: {promised}.',
      fr: 'Bonjour {name}, nous avons tout reçu. Date prévue de notre réponse sur le dossier SAV {number}\u00a0: {promised}.',
    },
    active: true,
    next: 'maker',
  },
]
