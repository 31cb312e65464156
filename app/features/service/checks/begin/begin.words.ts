import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { fillWords } from '../fill.words.ts'

export const beginWords = {
  ...fillWords,
  bike: terms.theBike,
  begin: { it: 'Inizia il controllo', en: 'Begin the check', fr: 'Commencer le contrôle' },
  'go-on': { it: 'Continua il controllo', en: 'Go on with the check', fr: 'Poursuivre le contrôle' },
  'begin.words': {
    it: 'Ogni passaggio si salva da solo quando lo invii: si può interrompere e riprendere, anche su un altro telefono.',
    en: 'Each step is saved as you send it: you can stop and go on later, on another phone as well.',
    fr: 'Chaque étape est enregistrée à l’envoi\u00a0: on peut s’arrêter et reprendre, même sur un autre téléphone.',
  },
  delivery: fillWords['delivery.new'],
  'delivery.words': {
    it: 'Controllo pre-consegna di una bici non ancora registrata: alla firma la bici viene registrata.',
    en: 'The pre-delivery inspection of a bike that is not registered yet: signing it registers the bike.',
    fr: 'Contrôle avant livraison d’un vélo pas encore enregistré\u00a0: la signature enregistre le vélo.',
  },
  frame_model: terms.model,
  serial_number: terms.serialNumber,
} as const satisfies WordTable
