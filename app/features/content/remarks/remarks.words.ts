import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** Said where a guide is read, and on several pages of staff. */
export const remarkWords = {
  remarks: terms.remarks,
  open: { it: 'Segnalazioni aperte', en: 'Open remarks', fr: 'Remarques ouvertes' },
  'guide.manual': terms.assemblyManual,
  'guide.size-guide': terms.sizeGuide,
  'guide.bulletin': terms.technicalBulletin,
  guide: terms.guide,
  state: terms.health,
  'state.open': { it: 'Aperta', en: 'Open', fr: 'Ouverte' },
  'state.closed': { it: 'Chiusa', en: 'Closed', fr: 'Clôturée' },
  version: terms.version,
  page: { it: 'Pagina', en: 'Page', fr: 'Page' },
  said: terms.text,
  erased: {
    it: 'Il testo è stato cancellato con i dati di chi l’ha scritto.',
    en: 'The text was erased with the data of the person who wrote it.',
    fr: 'Le texte a été effacé avec les données de son auteur.',
  },
  person: { it: 'Da chi', en: 'From', fr: 'De' },
  date: terms.date,
  outcome: { it: 'Esito', en: 'Outcome', fr: 'Suite donnée' },

  'wrong.title': { it: 'Qualcosa non va?', en: 'Something wrong here?', fr: 'Quelque chose ne va pas\u00a0?' },
  'wrong.words': {
    it: 'Un errore, una coppia di serraggio che non torna, un passaggio poco chiaro: lo legge chi scrive le guide, e ricevi una risposta per e-mail.',
    en: 'A mistake, a torque that cannot be right, a step that is not clear: those who write the guides read it, and you get an answer by email.',
    fr: 'Une erreur, un couple de serrage douteux, une étape peu claire\u00a0: ceux qui rédigent les guides le lisent, et vous recevez une réponse par e-mail.',
  },
  'wrong.words.unsent': {
    it: 'Un errore, una coppia di serraggio che non torna, un passaggio poco chiaro: lo legge chi scrive le guide.',
    en: 'A mistake, a torque that cannot be right, a step that is not clear: those who write the guides read it.',
    fr: 'Une erreur, un couple de serrage douteux, une étape peu claire\u00a0: ceux qui rédigent les guides le lisent.',
  },
  'wrong.body': { it: 'Che cosa non va', en: 'What is wrong', fr: 'Ce qui ne va pas' },
  'wrong.body.hint': {
    it: 'Da {least} a {most} caratteri',
    en: '{least} to {most} characters',
    fr: 'De {least} à {most} caractères',
  },
  'wrong.page': { it: 'Pagina del documento', en: 'Page of the document', fr: 'Page du document' },
  'wrong.send': { it: 'Invia la segnalazione', en: 'Send the remark', fr: 'Envoyer la remarque' },
  'notice.remark': {
    it: 'Segnalazione inviata. Grazie!',
    en: 'Remark sent. Thank you!',
    fr: 'Remarque envoyée. Merci\u00a0!',
  },
} as const satisfies WordTable
