import type { WordTable } from '#app/kit/words/words.ts'
import { deskWords } from '../../desk/desk.words.ts'

export const splitWords = {
  title: { it: 'Separa in due', en: 'Split in two', fr: 'Séparer en deux' },
  intro: {
    it: 'Per una richiesta che riguarda due cose diverse: una delle due passa a un nuovo intervento, per lo stesso cliente e la stessa bici. Qui non cambia nulla: ciò che scegli si legge anche nel nuovo, e il cliente riceve un avviso.',
    en: 'For a request about two different matters: one of them goes into a new ticket, for the same customer and bike. Nothing changes here: what you choose is shown in the new one as well, and the customer is told.',
    fr: 'Pour une demande qui concerne deux choses différentes\u00a0: l’une des deux passe dans un nouveau dossier SAV, pour le même client et le même vélo. Rien ne change ici\u00a0: ce que vous choisissez se lit aussi dans le nouveau, et le client en est informé.',
  },
  back: deskWords['ticket.number'],
  about: { it: 'Il nuovo intervento', en: 'The new ticket', fr: 'Le nouveau dossier SAV' },
  content: { it: 'Di che cosa si tratta', en: 'What it is about', fr: 'De quoi il s’agit' },
  'content.hint': {
    it: 'Il cliente lo legge come sua richiesta. La sua lingua: {language}.',
    en: 'The customer reads it as their request. Their language: {language}.',
    fr: 'Le client le lit comme sa demande. Sa langue\u00a0: {language}.',
  },
  messages: {
    it: 'Messaggi da mostrare anche nel nuovo',
    en: 'Messages to show in the new one as well',
    fr: 'Messages à montrer aussi dans le nouveau',
  },
  'messages.hint': {
    it: 'Con le loro foto. Le richieste di foto restano solo qui.',
    en: 'With their photos. Requests for photos stay here only.',
    fr: 'Avec leurs photos. Les demandes de photos restent uniquement ici.',
  },
  files: {
    it: 'Foto e file della richiesta',
    en: 'Photos and files of the request',
    fr: 'Photos et fichiers de la demande',
  },
  send: { it: 'Separa', en: 'Split', fr: 'Séparer' },
  closed: {
    it: 'Un intervento chiuso non si separa più.',
    en: 'A closed ticket can no longer be split.',
    fr: 'Un dossier SAV clôturé ne peut plus être séparé.',
  },
} as const satisfies WordTable
