import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const peopleWords = {
  title: {
    it: 'Chi conferma il bollettino {number}',
    en: 'Who confirms bulletin {number}',
    fr: 'Qui confirme le bulletin {number}',
  },
  name: terms.name,
  company: terms.company,
  role: terms.role,
  country: terms.country,
  word: { it: 'Conferma', en: 'Confirmation', fr: 'Confirmation' },
  'word.missing': { it: 'Manca', en: 'Missing', fr: 'Manquante' },
  'word.confirmed': { it: 'Ricevuta', en: 'Given', fr: 'Donnée' },
  'confirmed-at': { it: 'Confermato il', en: 'Confirmed on', fr: 'Confirmé le' },
  all: terms.all,
  count: terms.personCount,
  empty: { it: 'Nessuno deve confermare', en: 'Nobody is asked', fr: 'Personne n’est sollicité' },
  'empty.words': {
    it: 'Tra i destinatari non c’è nessun titolare né nessuna officina.',
    en: 'There is no owner and no workshop in the audience.',
    fr: 'Il n’y a ni responsable ni atelier parmi les destinataires.',
  },
  'no-result': { it: 'Nessuna persona trovata', en: 'No people found', fr: 'Aucune personne trouvée' },
  'search.fields': { it: 'persona e azienda', en: 'person and company', fr: 'la personne et l’entreprise' },
  'search.hint': { it: 'Nome, azienda', en: 'Name, company', fr: 'Nom, entreprise' },
  'show-all': { it: 'Mostra tutte le persone', en: 'Show all people', fr: 'Afficher toutes les personnes' },
  error: {
    it: 'Errore nel caricamento delle persone',
    en: 'Error loading the people',
    fr: 'Erreur lors du chargement des personnes',
  },
  'file.name': { it: 'conferme', en: 'confirmations', fr: 'confirmations' },
} as const satisfies WordTable
