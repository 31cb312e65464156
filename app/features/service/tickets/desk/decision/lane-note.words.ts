import type { WordTable } from '#app/kit/words/words.ts'

export const laneWords = {
  accepted: {
    it: 'Accettata subito dalla regola km 0',
    en: 'Accepted at once by the km 0 rule',
    fr: 'Acceptée aussitôt par la règle 0 km',
  },
  'accepted.words': {
    it: 'Versione del catalogo: {version}. Nessuno l’ha guardata: come ogni decisione può essere riaperta.',
    en: 'Version of the catalogue: {version}. Nobody has looked at it: like any decision it can be reopened.',
    fr: 'Version du catalogue\u00a0: {version}. Personne ne l’a examinée\u00a0: comme toute décision, elle peut être rouverte.',
  },
  drawn: {
    it: 'Estratta per controllo dalla regola km 0',
    en: 'Drawn for a check by the km 0 rule',
    fr: 'Tirée au sort pour contrôle par la règle 0 km',
  },
  'drawn.words': {
    it: 'Rispetta tutta la regola (catalogo, versione {version}). Il cliente non sa dell’estrazione: legge che la richiesta è in attesa.',
    en: 'It meets all of the rule (catalogue, version {version}). The customer does not know that it was drawn: they read that it is waiting.',
    fr: 'Elle remplit toute la règle (catalogue, version {version}). Le client ignore le tirage au sort\u00a0: il lit qu’elle est en attente.',
  },
} as const satisfies WordTable
