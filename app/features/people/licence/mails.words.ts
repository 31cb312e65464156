import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

/** What the mails about a licence say, beside the names of the modules. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,

  'request.subject': {
    it: '{company}: richiesta del modulo «{module}»',
    en: '{company}: request for the module “{module}”',
    fr: '{company}\u00a0: demande du module «\u00a0{module}\u00a0»',
  },
  'request.text': {
    it: '{company} chiede di attivare il modulo «{module}».',
    en: '{company} asks for the module “{module}” to be activated.',
    fr: '{company} demande l’activation du module «\u00a0{module}\u00a0».',
  },
  'request.text.by': {
    it: '{name} ({company}) chiede di attivare il modulo «{module}».',
    en: '{name} ({company}) asks for the module “{module}” to be activated.',
    fr: '{name} ({company}) demande l’activation du module «\u00a0{module}\u00a0».',
  },
  'request.open': mailTerms.answerRequest,

  'granted.subject': {
    it: 'Modulo attivato: {module}',
    en: 'Module activated: {module}',
    fr: 'Module activé\u00a0: {module}',
  },
  'granted.text': {
    it: 'il modulo «{module}» è attivo: lo trovi nel portale.',
    en: 'The module “{module}” is now active in your licence: you will find it in the portal.',
    fr: 'Le module «\u00a0{module}\u00a0» est désormais actif dans votre licence\u00a0: vous le trouverez dans le portail.',
  },
  'refused.subject': {
    it: 'Richiesta respinta: {module}',
    en: 'Request refused: {module}',
    fr: 'Demande refusée\u00a0: {module}',
  },
  'refused.text': {
    it: 'il modulo «{module}» non è stato attivato, con questa motivazione:',
    en: 'We have not activated the module “{module}”, for this reason:',
    fr: 'Nous n’avons pas activé le module «\u00a0{module}\u00a0», pour le motif suivant\u00a0:',
  },
  'refused.next': {
    it: 'Puoi richiederlo di nuovo in qualsiasi momento.',
    en: 'You can ask for it again at any time.',
    fr: 'Vous pouvez en refaire la demande à tout moment.',
  },
  'answer.open': { it: 'Apri i moduli', en: 'Open your licence', fr: 'Ouvrir votre licence' },
} as const satisfies WordTable
