import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { remarkWords } from '../remarks.words.ts'

export const pageWords = {
  remarks: terms.remarks,
  title: { it: 'Segnalazione {number}', en: 'Remark {number}', fr: 'Remarque {number}' },
  body: { it: 'Che cosa non va', en: 'What is wrong', fr: 'Ce qui ne va pas' },
  past: { it: 'Versione letta', en: 'Version that was read', fr: 'Version lue' },
  now: { it: 'Versione di oggi', en: 'Version of today', fr: 'Version actuelle' },
  same: { it: '{number}, la stessa', en: '{number}, the same', fr: '{number}, la même' },
  withdrawn: { it: '{number}, ritirata', en: '{number}, withdrawn', fr: '{number}, retirée' },
  gone: { it: 'Non esiste più', en: 'It is no longer there', fr: 'Il n’existe plus' },
  company: terms.company,
  email: terms.email,
  close: { it: 'Chiudi la segnalazione', en: 'Close the remark', fr: 'Clôturer la remarque' },
  outcome: remarkWords.outcome,
  'outcome.hint': {
    it: 'Una frase: {name} la riceve per e-mail.',
    en: 'One sentence: {name} gets it by email.',
    fr: 'Une phrase\u00a0: {name} la reçoit par e-mail.',
  },
  'outcome.hint.unsent': {
    it: 'Una frase, che resta qui accanto alla segnalazione.',
    en: 'One sentence, which stays here beside the remark.',
    fr: 'Une phrase, qui reste ici à côté de la remarque.',
  },
  'closed.by': {
    it: 'Chiusa da {name}: {day}.',
    en: 'Closed by {name}: {day}.',
    fr: 'Clôturée par {name}\u00a0: {day}.',
  },
  'notice.close': { it: 'Segnalazione chiusa', en: 'Remark closed', fr: 'Remarque clôturée' },
} as const satisfies WordTable
