import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const listWords = {
  title: terms.remarks,
  console: terms.console,
  all: terms.all,
  count: {
    it: { one: '{count} segnalazione', other: '{count} segnalazioni' },
    en: { one: '{count} remark', other: '{count} remarks' },
    fr: { one: '{count} remarque', other: '{count} remarques' },
  },
  empty: { it: 'Nessuna segnalazione', en: 'No remarks', fr: 'Aucune remarque' },
  'empty.words': {
    it: 'Sotto ogni manuale, guida e bollettino chi legge può dire che cosa non va: arriva qui, e la risposta parte per e-mail.',
    en: 'Below each manual, guide and bulletin its readers can say what is wrong: it arrives here, and the answer leaves by email.',
    fr: 'Sous chaque manuel, guide et bulletin, le lecteur peut dire ce qui ne va pas\u00a0: cela arrive ici, et la réponse part par e-mail.',
  },
  'empty.words.unsent': {
    it: 'Sotto ogni manuale, guida e bollettino chi legge può dire che cosa non va: arriva qui.',
    en: 'Below each manual, guide and bulletin its readers can say what is wrong: it arrives here.',
    fr: 'Sous chaque manuel, guide et bulletin, le lecteur peut dire ce qui ne va pas\u00a0: cela arrive ici.',
  },
  'no-result': { it: 'Nessuna segnalazione trovata', en: 'No remarks found', fr: 'Aucune remarque trouvée' },
  'search.fields': {
    it: 'testo, titolo e numero della guida',
    en: 'text, title and number of the guide',
    fr: 'le texte, le titre et le numéro du guide',
  },
  'search.hint': { it: 'Testo, titolo, numero', en: 'Text, title, number', fr: 'Texte, titre, numéro' },
  'show-all': { it: 'Mostra tutte le segnalazioni', en: 'Show all remarks', fr: 'Afficher toutes les remarques' },
  error: {
    it: 'Errore nel caricamento delle segnalazioni',
    en: 'Error loading the remarks',
    fr: 'Erreur lors du chargement des remarques',
  },
  company: terms.company,
  kind: terms.kind,
  'closed-by': { it: 'Chiusa da', en: 'Closed by', fr: 'Clôturée par' },
  'closed-on': { it: 'Chiusa il', en: 'Closed on', fr: 'Clôturée le' },
  'file.name': { it: 'segnalazioni', en: 'remarks', fr: 'remarques' },
} as const satisfies WordTable
