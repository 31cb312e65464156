import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const firstStepsWords = {
  title: { it: 'Primi passi', en: 'First steps', fr: 'Premiers pas' },
  intro: {
    it: 'Quello che serve perché rivenditori e ciclisti possano usare il portale. Ogni voce si spunta da sola.',
    en: 'What dealers and riders need before they can use the portal. Each line ticks itself.',
    fr: 'Ce qu’il faut pour que revendeurs et cyclistes puissent utiliser le portail. Chaque ligne se coche d’elle-même.',
  },
  done: terms.done,
  open: terms.toDo,
  brand: {
    it: 'Il marchio: nome, colore, logo, mittente delle e-mail',
    en: 'The brand: name, colour, logo, sender of the emails',
    fr: 'La marque\u00a0: nom, couleur, logo, expéditeur des e-mails',
  },
  texts: {
    it: 'I testi legali: informativa sulla privacy, condizioni, note legali',
    en: 'The legal texts: privacy notice, terms, imprint',
    fr: 'Les textes légaux\u00a0: politique de confidentialité, conditions, mentions légales',
  },
  mail: {
    it: 'La posta: attivare l’invio con l’impostazione MAIL del server e vedere partire la prima e-mail, per esempio un invito',
    en: 'Mail: turn on sending with the server’s MAIL setting and see a first email leave, such as an invitation',
    fr: 'La messagerie\u00a0: activer l’envoi avec le réglage MAIL du serveur et voir partir un premier e-mail, par exemple une invitation',
  },
  families: {
    it: 'I modelli, con le regole dei numeri di serie',
    en: 'The models, with the rules of their serial numbers',
    fr: 'Les modèles, avec les règles de leurs numéros de série',
  },
  coverage: { it: 'Le regole di garanzia', en: 'The warranty rules', fr: 'Les règles de garantie' },
  dealers: {
    it: 'I rivenditori, invitati o importati',
    en: 'The dealers, invited or imported',
    fr: 'Les revendeurs, invités ou importés',
  },
  colleagues: {
    it: 'I colleghi dell’assistenza',
    en: 'The colleagues of the after-sales team',
    fr: 'Les collègues du service après-vente',
  },
  backups: {
    it: 'I backup di ogni notte: si attivano con l’impostazione BACKUP_DIR del server',
    en: 'Nightly backups: turn them on with the server’s BACKUP_DIR setting',
    fr: 'Les sauvegardes de chaque nuit\u00a0: à activer avec le réglage BACKUP_DIR du serveur',
  },
} as const satisfies WordTable
