import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { deskWords } from '../desk.words.ts'

export const bicycleWords = {
  bicycle: terms.theBike,
  number: deskWords['ticket.number'],
  unknown: {
    it: 'Non è registrata e non figura in nessun elenco.',
    en: 'It is not registered and on no list.',
    fr: 'Il n’est ni enregistré ni présent dans une liste.',
  },
  'sold-to': terms.soldTo,
  bought: { it: 'Acquisto', en: 'Bought', fr: 'Achat' },
  registered: { it: 'Registrazione', en: 'Registered', fr: 'Enregistrement' },
  owner: terms.owner,
  pair: { it: '{one}, {other}', en: '{one}, {other}', fr: '{one}, {other}' },
  'owner.first': { it: 'primo proprietario', en: 'first owner', fr: 'premier propriétaire' },
  'owner.later': { it: 'proprietario successivo', en: 'subsequent owner', fr: 'propriétaire suivant' },
  receipt: { it: 'con prova d’acquisto', en: 'with proof of purchase', fr: 'avec preuve d’achat' },
  'receipt.none': { it: 'senza prova d’acquisto', en: 'without proof of purchase', fr: 'sans preuve d’achat' },
  replacements: replacementWords.title,
  services: { it: 'Tagliandi e lavori', en: 'Services and work', fr: 'Révisions et travaux' },
  open: { it: 'Apri la scheda della bici', en: 'Open the bike’s page', fr: 'Ouvrir la fiche du vélo' },
  same: { it: 'Stesso numero di serie', en: 'Same serial number', fr: 'Même numéro de série' },
  'same.all': {
    it: 'Cerca questo numero di serie',
    en: 'Search for this serial number',
    fr: 'Rechercher ce numéro de série',
  },
} as const satisfies WordTable
