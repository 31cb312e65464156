import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { detailWords } from './detail.words.ts'
import { terms } from '#app/terms.words.ts'
import { deskWords } from '../desk/desk.words.ts'
import { satisfactionWords } from '../satisfaction/satisfaction.words.ts'
import { appealWords } from '../appeal/appeal.words.ts'
import { ticketWords } from '../tickets.words.ts'

/** What the pages of a ticket say to both sides; each side's own is in `detail.words.ts` and in the console. */
export const pageWords = {
  staff: { it: '{brand} · {name}', en: '{brand} · {name}', fr: '{brand} · {name}' },
  'promised.moved': {
    it: {
      one: 'Risposta prevista entro {day} (spostata di {count} giorno lavorativo: aspettavamo la tua risposta o il pezzo)',
      other:
        'Risposta prevista entro {day} (spostata di {count} giorni lavorativi: aspettavamo la tua risposta o il pezzo)',
    },
    en: {
      one: 'Answer expected by {day} (moved by {count} working day: we were waiting for you or the part)',
      other: 'Answer expected by {day} (moved by {count} working days: we were waiting for you or the part)',
    },
    fr: {
      one: 'Réponse prévue d’ici le {day} (reportée de {count} jour ouvré\u00a0: nous attendions votre réponse ou la pièce)',
      other:
        'Réponse prévue d’ici le {day} (reportée de {count} jours ouvrés\u00a0: nous attendions votre réponse ou la pièce)',
    },
  },
  'promised.dealer': {
    it: 'Data prevista: {day}. Il tempo è fermo finché aspettiamo la tua risposta',
    en: 'Promised for {day}. The deadline is paused while we wait for you',
    fr: 'Prévu pour le {day}. Délai suspendu tant que nous attendons votre réponse',
  },
  'promised.courier': {
    it: 'Data prevista: {day}. Il tempo è fermo finché il pezzo è in viaggio',
    en: 'Promised for {day}. The deadline is paused while the part is on its way',
    fr: 'Prévu pour le {day}. Délai suspendu pendant l’envoi de la pièce',
  },
  promised: { it: 'Data prevista: {day}', en: 'Promised for {day}', fr: 'Prévu pour le {day}' },

  claim: { it: 'Richiesta', en: 'Request', fr: 'Demande' },
  'claim.by': { it: '{name}, {moment}', en: '{name}, {moment}', fr: '{name}, {moment}' },
  'claim.written': {
    it: 'Aperto per telefono da {writer}, assistenza {brand}, per {name}',
    en: 'Opened by phone by {writer}, {brand} after-sales, for {name}',
    fr: 'Ouvert par téléphone par {writer}, service après-vente {brand}, pour {name}',
  },
  notes: { it: 'Note', en: 'Notes', fr: 'Remarques' },
  photos: { it: 'Foto e video', en: 'Photos and videos', fr: 'Photos et vidéos' },
  files: { it: 'Documenti', en: 'Documents', fr: 'Documents' },
  receipt: terms.proofOfPurchase,
  'files.withdrawn': {
    it: {
      one: '{count} file è stato ritirato dall’assistenza.',
      other: '{count} file sono stati ritirati dall’assistenza.',
    },
    en: {
      one: '{count} file was withdrawn by our after-sales team.',
      other: '{count} files were withdrawn by our after-sales team.',
    },
    fr: {
      one: '{count} fichier a été retiré par le service après-vente.',
      other: '{count} fichiers ont été retirés par le service après-vente.',
    },
  },

  facts: { it: 'Dati', en: 'Details', fr: 'Informations' },
  model: terms.model,
  serial: terms.serialNumber,
  parts: { it: 'Parti interessate', en: 'Parts involved', fr: 'Pièces concernées' },
  damage: terms.kindOfDamage,
  phase: { it: 'Danno emerso', en: 'Damage noticed', fr: 'Défaut constaté' },
  purchase: terms.dateOfPurchase,
  country: terms.country,
  followed: { it: 'Prosegue nell’intervento', en: 'Continued in ticket', fr: 'Suite dans le dossier SAV' },
  follows: { it: 'Fa seguito all’intervento', en: 'Follows ticket', fr: 'Fait suite au dossier SAV' },

  decision: { it: 'Decisione', en: 'Decision', fr: 'Décision' },
  authorization: {
    it: 'Numero di autorizzazione (RMA)',
    en: 'Authorisation number (RMA)',
    fr: 'Numéro d’autorisation (RMA)',
  },
  resolution: { it: 'Esito', en: 'Outcome', fr: 'Solution' },
  accepted: { it: 'Garanzia accettata', en: 'Claim accepted', fr: 'Garantie acceptée' },
  refused: ticketWords['close.refused'],
  'event.return': {
    it: 'Reso del pezzo con il numero di autorizzazione {number}',
    en: 'Return of the part with authorisation number {number}',
    fr: 'Retour de la pièce avec le numéro d’autorisation {number}',
  },
  'event.no-return': { it: 'Senza reso del pezzo', en: 'No return of the part', fr: 'Sans retour de la pièce' },
  'event.paid-repair': {
    it: 'Riparazione a pagamento concordata',
    en: 'Paid repair agreed',
    fr: 'Réparation payante convenue',
  },
  'event.resolution': { it: 'Esito: {resolution}', en: 'Outcome: {resolution}', fr: 'Solution\u00a0: {resolution}' },
  'event.awaiting': { it: 'Prossima azione aggiornata', en: 'Next action updated', fr: 'Prochaine action mise à jour' },
  'event.no-date': { it: 'Nessuna data prevista', en: 'No promised date', fr: 'Aucune date prévue' },
  'event.file_withdrawn': { it: 'File ritirato', en: 'File withdrawn', fr: 'Fichier retiré' },
  'event.subject': { it: 'Oggetto modificato', en: 'Subject changed', fr: 'Objet modifié' },
  'history.cut': {
    it: 'Sono mostrate le ultime {count} voci; le precedenti non compaiono.',
    en: 'These are the latest {count} entries; earlier ones are not shown.',
    fr: 'Voici les {count} dernières entrées\u00a0; les précédentes ne sont pas affichées.',
  },
  'event.repair_choice': {
    it: 'Scelta della riparazione',
    en: 'Repair choice',
    fr: 'Choix de la réparation',
  },
  'event.chosen': { it: 'Riparazione scelta', en: 'Repair chosen', fr: 'Réparation choisie' },
  'event.not-chosen': { it: 'Riparazione non scelta', en: 'Repair not chosen', fr: 'Réparation non choisie' },
  'event.duplicate-of': {
    it: 'Doppione del n. {number}',
    en: 'Duplicate of no. {number}',
    fr: 'Doublon du n°\u00a0{number}',
  },
  'event.merged-into': {
    it: 'Prosegue nel n. {number}',
    en: 'Continued in no. {number}',
    fr: 'Se poursuit dans le n°\u00a0{number}',
  },
  'event.split-from': {
    it: 'Separato dal n. {number}',
    en: 'Split from no. {number}',
    fr: 'Séparé du n°\u00a0{number}',
  },
  'event.other': deskWords['ticket.number'],
  'event.appeal': appealWords.title,
  'event.rated': satisfactionWords['event.rated'],
  'event.called_back': satisfactionWords['event.called'],
  'event.linked': { it: 'Collegato a un altro', en: 'Linked with another', fr: 'Lié à un autre' },
  'event.unlinked': { it: 'Collegamento tolto', en: 'Link removed', fr: 'Lien supprimé' },
  'event.merged': {
    it: 'Un altro è stato unito a questo',
    en: 'Another was merged into this one',
    fr: 'Un autre a été fusionné avec celui-ci',
  },
  'event.split': {
    it: 'Una parte è stata separata',
    en: 'Part of it was split off',
    fr: 'Une partie en a été séparée',
  },
  'event.return_arrived': { it: 'Pacco arrivato', en: 'Parcel arrived', fr: 'Colis arrivé' },
  'event.return_sent': { it: 'Pacco spedito', en: 'Parcel sent', fr: 'Colis envoyé' },
  'event.follower_added': {
    it: 'Aggiunta una persona che segue',
    en: 'Follower added',
    fr: 'Ajout d’une personne qui suit',
  },
  'event.follower_removed': {
    it: 'Tolta una persona che seguiva',
    en: 'Follower removed',
    fr: 'Retrait d’une personne qui suivait',
  },
  'mail.whole': { it: 'Testo completo dell’e-mail', en: 'The whole email', fr: 'E-mail complet' },
  labour: { it: 'Minuti d’officina', en: 'Workshop minutes', fr: 'Minutes d’atelier' },
  'event.labour_added': {
    it: 'Minuti d’officina richiesti',
    en: 'Workshop minutes asked for',
    fr: 'Minutes d’atelier demandées',
  },
  'event.labour_removed': detailWords['notice.labour-remove'],
  'event.labour_granted': {
    it: 'Decisione sui minuti d’officina',
    en: 'Decision on workshop minutes',
    fr: 'Décision sur les minutes d’atelier',
  },
  'event.labour': {
    it: '{what}: {count}\u00a0min',
    en: '{what}: {count}\u00a0min',
    fr: '{what}\u00a0: {count}\u00a0min',
  },
  'event.labour.granted': {
    it: '{what}: riconosciuti {count} di {minutes}\u00a0min',
    en: '{what}: {count} of {minutes}\u00a0min granted',
    fr: '{what}\u00a0: {count} sur {minutes}\u00a0min accordées',
  },
  'labour.asked': {
    it: '{count}\u00a0min richiesti',
    en: '{count}\u00a0min asked for',
    fr: '{count}\u00a0min demandées',
  },
  'labour.granted': {
    it: '{count}\u00a0min riconosciuti',
    en: '{count}\u00a0min granted',
    fr: '{count}\u00a0min accordées',
  },
  'labour.refused': { it: 'non riconosciuti', en: 'not granted', fr: 'non accordées' },
  'event.replaced': replacementWords.recorded,
  'event.replacement_undone': replacementWords.undone,
  'event.replaced.bicycle': {
    it: 'Bici: {from} → {to}',
    en: 'Bike: {from} → {to}',
    fr: 'Vélo\u00a0: {from} → {to}',
  },
  'event.replaced.frame': {
    it: 'Telaio: {from} → {to}',
    en: 'Frame: {from} → {to}',
    fr: 'Cadre\u00a0: {from} → {to}',
  },
  'event.replaced.part': { it: '{part}: {to}', en: '{part}: {to}', fr: '{part}\u00a0: {to}' },
  parcel: { it: 'Pacco del reso', en: 'Returned parcel', fr: 'Colis de retour' },
  carrier: terms.carrier,
  tracking: terms.trackingNumber,
  'event.assigned': { it: 'Intervento assegnato', en: 'Ticket assigned', fr: 'Dossier SAV attribué' },
  'event.nobody': { it: 'A nessuno', en: 'To nobody', fr: 'À personne' },
  'event.by-rule': { it: 'Secondo una regola', en: 'By a rule', fr: 'Selon une règle' },
  'event.lane': {
    it: 'Secondo la regola km 0 (catalogo, versione {version})',
    en: 'By the km 0 rule (catalogue, version {version})',
    fr: 'Selon la règle 0 km (catalogue, version {version})',
  },
  'event.on-behalf': {
    it: 'Scritto al telefono per conto del cliente',
    en: 'Written on the phone on the customer’s behalf',
    fr: 'Rédigé au téléphone pour le compte du client',
  },
  'event.rule': terms.km0Rule,
  'event.from': { it: 'Prima: {subject}', en: 'Before: {subject}', fr: 'Avant\u00a0: {subject}' },
  'event.to': { it: 'Dopo: {subject}', en: 'After: {subject}', fr: 'Après\u00a0: {subject}' },

  conversation: { it: 'Conversazione', en: 'Conversation', fr: 'Conversation' },
  'conversation.none': {
    it: 'Ancora nessun messaggio.',
    en: 'No messages yet.',
    fr: 'Aucun message pour l’instant.',
  },
  'conversation.older': {
    it: 'Mostra i messaggi precedenti',
    en: 'Show older messages',
    fr: 'Afficher les messages précédents',
  },
  'conversation.latest': {
    it: 'Torna ai messaggi più recenti',
    en: 'Back to the latest messages',
    fr: 'Revenir aux derniers messages',
  },
  'written.it': { it: 'Scritto in italiano', en: 'Written in Italian', fr: 'Écrit en italien' },
  'written.en': { it: 'Scritto in inglese', en: 'Written in English', fr: 'Écrit en anglais' },
  'written.fr': { it: 'Scritto in francese', en: 'Written in French', fr: 'Écrit en français' },
  'conversation.internal': {
    it: 'Nota interna · la vede solo l’assistenza',
    en: 'Internal note · only staff see it',
    fr: 'Note interne · réservée au service après-vente',
  },

  reply: { it: 'Risposta', en: 'Reply', fr: 'Réponse' },
  'reply.staff': { it: 'Risposta al cliente', en: 'Reply to the customer', fr: 'Réponse au client' },
  'reply.meanwhile': {
    it: 'Nel frattempo l’assistenza ti ha scritto.',
    en: 'Our after-sales team has written to you in the meantime.',
    fr: 'Entre-temps, le service après-vente vous a écrit.',
  },
  'reply.meanwhile.staff': {
    it: 'Nel frattempo il cliente ha scritto.',
    en: 'The customer has written in the meantime.',
    fr: 'Entre-temps, le client a écrit.',
  },
  'reply.meanwhile.colleague': {
    it: 'Nel frattempo {name} ha già risposto al cliente.',
    en: '{name} has answered the customer in the meantime.',
    fr: 'Entre-temps, {name} a déjà répondu au client.',
  },
  'reply.meanwhile.read': {
    it: 'Leggi l’ultimo messaggio',
    en: 'Read the latest message',
    fr: 'Lire le dernier message',
  },
  'reply.message': terms.message,
  'reply.keys': { it: 'Ctrl + Invio per inviare.', en: 'Ctrl + Enter sends it.', fr: 'Ctrl + Entrée pour envoyer.' },
  'reply.attachments': { it: 'Foto e file', en: 'Photos and files', fr: 'Photos et fichiers' },
  'reply.attachments.hint': {
    it: 'Al massimo {count} file: 25\u00a0MB per foto o PDF, 100\u00a0MB per video.',
    en: 'Up to {count} files: 25\u00a0MB per photo or PDF, 100\u00a0MB per video.',
    fr: '{count} fichiers au maximum\u00a0: 25\u00a0Mo par photo ou PDF, 100\u00a0Mo par vidéo.',
  },
  'reply.awaiting': ticketWords['reply.next'],
  'reply.send': { it: 'Invia la risposta', en: 'Send the reply', fr: 'Envoyer la réponse' },
} as const satisfies WordTable
