import type { WordTable } from '#app/kit/words/words.ts'
import { serialWords } from './models.serials.words.ts'

export const scanWords = {
  title: serialWords.scan,
  picture: { it: 'Immagine della fotocamera', en: 'Camera picture', fr: 'Image de l’appareil photo' },
  hint: {
    it: 'Tieni il QR code della bici al centro, a 10–20 cm. Il numero viene letto da solo.',
    en: 'Hold the bike’s QR code in the middle, 10–20 cm away. The number is read by itself.',
    fr: 'Placez le QR code du vélo au centre, à 10–20 cm. Le numéro est lu automatiquement.',
  },
  'trouble.denied': {
    it: 'L’uso della fotocamera non è consentito',
    en: 'The camera is not allowed',
    fr: 'L’appareil photo n’est pas autorisé',
  },
  'way.denied': {
    it: 'Consenti a questo sito di usare la fotocamera nelle impostazioni del browser e riprova, oppure scrivi il numero a mano.',
    en: 'Allow the camera for this site in the browser’s settings and try again, or type the number.',
    fr: 'Autorisez l’appareil photo pour ce site dans les réglages du navigateur et réessayez, ou saisissez le numéro.',
  },
  'trouble.absent': {
    it: 'Nessuna fotocamera trovata',
    en: 'No camera was found',
    fr: 'Aucun appareil photo trouvé',
  },
  'way.absent': {
    it: 'Apri questa pagina sul telefono, oppure scrivi il numero a mano.',
    en: 'Open this page on a phone, or type the number.',
    fr: 'Ouvrez cette page sur un téléphone, ou saisissez le numéro.',
  },
  'trouble.failed': {
    it: 'La fotocamera non risponde',
    en: 'The camera does not respond',
    fr: 'L’appareil photo ne répond pas',
  },
  'way.failed': {
    it: 'Un’altra app la sta forse usando: chiudila e riprova, oppure scrivi il numero a mano.',
    en: 'Another app may be using it: close it and try again, or type the number.',
    fr: 'Une autre application l’utilise peut-être\u00a0: fermez-la et réessayez, ou saisissez le numéro.',
  },
} as const satisfies WordTable
