import type { WordTable } from '#app/kit/words/words.ts'
import { deskWords } from '../../desk/desk.words.ts'

export const splitWords = {
  title: { it: 'Separa in due', en: 'Split in two', fr: 'Séparer en deux' },
  intro: {
    it: 'Per una richiesta che contiene due cose diverse. Una delle due riceve un intervento proprio, dello stesso cliente e della stessa bici. Qui non cambia nulla: ciò che scegli si legge anche di là, e il cliente riceve un avviso.',
    en: 'For a request that holds two different matters. One of them gets a ticket of its own, of the same customer and bike. Nothing changes here: what you choose is shown there as well, and the customer is told.',
    fr: 'Pour une demande qui contient deux choses différentes. L’une des deux reçoit son propre dossier SAV, du même client et du même vélo. Rien ne change ici\u00a0: ce que vous choisissez s’y lit aussi, et le client en est informé.',
  },
  back: deskWords['ticket.number'],
  about: { it: 'Il nuovo intervento', en: 'The new ticket', fr: 'Le nouveau dossier SAV' },
  content: { it: 'Di che cosa si tratta', en: 'What it is about', fr: 'De quoi il s’agit' },
  'content.hint': {
    it: 'Il cliente lo legge come richiesta. Risponde in {language}.',
    en: 'The customer reads it as the request. They answer in {language}.',
    fr: 'Le client le lit comme demande. Il répond en {language}.',
  },
  messages: {
    it: 'Messaggi da mostrare anche di là',
    en: 'Messages to show there as well',
    fr: 'Messages à y montrer aussi',
  },
  'messages.hint': {
    it: 'Con le loro foto. Le richieste di foto restano solo qui.',
    en: 'With their photos. Requests for photos stay here alone.',
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
