import { terms } from '#app/terms.words.ts'
import { textsWords } from '../texts/texts.words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const previewWords = {
  title: textsWords.preview,
  intro: {
    it: 'Salva nella bozza per vedere qui le modifiche.',
    en: 'Save in the draft to see changes here.',
    fr: 'Enregistrez dans le brouillon pour voir ici les modifications.',
  },
  light: { it: 'Tema chiaro', en: 'Light theme', fr: 'Thème clair' },
  dark: { it: 'Tema scuro', en: 'Dark theme', fr: 'Thème sombre' },
  'mock.heading': terms.tickets,
  'mock.words': { it: 'In attesa di una risposta', en: 'Waiting for a reply', fr: 'En attente d’une réponse' },
  'mock.button': terms.newTicket,
  'mock.link': terms.sizeGuides,
  mail: { it: 'Un’e-mail', en: 'An email', fr: 'Un e-mail' },
  'mail.hello': mailTerms.helloNameless,
  'mail.text': {
    it: 'così si presentano le e-mail del portale: un saluto, che cosa è successo, un pulsante e chi scrive.',
    en: 'This is what emails of the portal look like: a greeting, what has happened, a button and who writes.',
    fr: 'Voici à quoi ressemblent les e-mails du portail\u00a0: une salutation, ce qui s’est passé, un bouton et qui écrit.',
  },
  'mail.from': { it: 'Da: {sender}', en: 'From: {sender}', fr: 'De\u00a0: {sender}' },
  'mail.open': terms.openThePortal,
  pdf: { it: 'Scarica un PDF di prova', en: 'Download a sample PDF', fr: 'Télécharger un PDF d’essai' },
  'pdf.title': { it: 'Documento di prova', en: 'Sample document', fr: 'Document d’essai' },
  'pdf.text': {
    it: 'Così si presentano preventivi, ordini e schede: in alto il marchio, in fondo il titolo e il primo paragrafo delle note legali.',
    en: 'This is what quotes, orders and sheets look like: the brand above, the title and the first paragraph of the imprint below.',
    fr: 'Voici à quoi ressemblent devis, commandes et fiches\u00a0: la marque en haut, le titre et le premier paragraphe des mentions légales en bas.',
  },
} as const satisfies WordTable
