import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** The log of tickets, as administrators have it checked. */
export const logWords = {
  console: terms.console,
  title: { it: 'Registro degli interventi', en: 'Log of tickets', fr: 'Registre des dossiers SAV' },
  intro: {
    it: 'Ogni richiesta, messaggio, passaggio e file di un intervento è legato al precedente. La verifica dice se qualcosa è stato modificato o tolto fuori dal portale.',
    en: 'Each request, message, step and file of a ticket is tied to the one before. The check says whether anything was changed or taken out outside the portal.',
    fr: 'Chaque demande, message, étape et fichier d’un dossier SAV est lié au précédent. La vérification dit si quelque chose a été modifié ou retiré hors du portail.',
  },
  check: { it: 'Verifica ora', en: 'Check now', fr: 'Vérifier maintenant' },
  'notice.check': { it: 'Verifica eseguita', en: 'Check done', fr: 'Vérification effectuée' },
  busy: {
    it: 'Un’altra verifica è in corso. Riprova tra mezzo minuto.',
    en: 'Another check is running. Try again in half a minute.',
    fr: 'Une autre vérification est en cours. Réessayez dans une demi-minute.',
  },
  none: {
    it: 'Il registro non è ancora stato verificato da questa pagina.',
    en: 'The log has not been checked from this page yet.',
    fr: 'Le registre n’a pas encore été vérifié depuis cette page.',
  },
  unbroken: { it: 'Registro integro', en: 'Log unbroken', fr: 'Registre intact' },
  broken: { it: 'Registro alterato', en: 'Log broken', fr: 'Registre altéré' },
  incomplete: { it: 'Verifica incompleta', en: 'Check incomplete', fr: 'Vérification incomplète' },
  'incomplete.words': {
    it: 'Fin qui nulla di alterato, ma il tempo non è bastato per tutto: per leggere ogni intervento e ogni file serve npm run verify-log sul server.',
    en: 'Nothing altered so far, but the time was too short for all of it: npm run verify-log on the server reads every ticket and every file.',
    fr: 'Rien d’altéré jusqu’ici, mais le temps n’a pas suffi\u00a0: npm run verify-log, sur le serveur, lit tous les dossiers SAV et tous les fichiers.',
  },
  'last-ticket': {
    it: 'Ultimo intervento letto: n. {id}',
    en: 'Last ticket read: no. {id}',
    fr: 'Dernier dossier SAV lu\u00a0: n°\u00a0{id}',
  },
  entries: {
    it: { one: '{count} voce letta', other: '{count} voci lette' },
    en: { one: '{count} entry read', other: '{count} entries read' },
    fr: { one: '{count} entrée lue', other: '{count} entrées lues' },
  },
  tickets: terms.ticketCount,
  files: {
    it: { one: '{count} file letto', other: '{count} file letti' },
    en: { one: '{count} file read', other: '{count} files read' },
    fr: { one: '{count} fichier lu', other: '{count} fichiers lus' },
  },
  unproved: {
    it: {
      one: '{count} file senza impronta, di prima del registro',
      other: '{count} file senza impronta, di prima del registro',
    },
    en: {
      one: '{count} file without a digest, from before the log',
      other: '{count} files without a digest, from before the log',
    },
    fr: {
      one: '{count} fichier sans empreinte, d’avant le registre',
      other: '{count} fichiers sans empreinte, d’avant le registre',
    },
  },
  found: {
    it: { one: '{count} voce di prima del registro', other: '{count} voci di prima del registro' },
    en: { one: '{count} entry from before the log', other: '{count} entries from before the log' },
    fr: { one: '{count} entrée d’avant le registre', other: '{count} entrées d’avant le registre' },
  },
  forgotten: {
    it: {
      one: '{count} intervento eliminato a fine conservazione',
      other: '{count} interventi eliminati a fine conservazione',
    },
    en: {
      one: '{count} ticket removed when its retention ended',
      other: '{count} tickets removed when their retention ended',
    },
    fr: {
      one: '{count} dossier SAV supprimé en fin de conservation',
      other: '{count} dossiers SAV supprimés en fin de conservation',
    },
  },
  head: { it: 'Ultimo sigillo', en: 'Latest seal', fr: 'Dernier sceau' },
  'head.words': {
    it: 'Conserva questo valore fuori dal portale: chi rifacesse tutto il registro non potrebbe riottenerlo.',
    en: 'Keep this value outside the portal: anyone who made the whole log again could not get it back.',
    fr: 'Conservez cette valeur hors du portail\u00a0: quiconque referait tout le registre ne pourrait pas la retrouver.',
  },
  findings: { it: 'Che cosa non torna', en: 'What is wrong', fr: 'Ce qui ne va pas' },
  'finding.where': terms.ticket,
  'finding.what': { it: 'Elemento', en: 'Item', fr: 'Élément' },
  'finding.fault': { it: 'Che cosa risulta', en: 'What was found', fr: 'Ce qui a été constaté' },
  'subject.ticket': { it: 'Intero intervento', en: 'Whole ticket', fr: 'Dossier SAV entier' },
  'subject.claim': { it: 'Testo della richiesta', en: 'Text of the request', fr: 'Texte de la demande' },
  'subject.message': terms.message,
  'subject.event': terms.step,
  'subject.file': terms.file,
  'subject.decision': { it: 'Stato o decisione', en: 'Stage or decision', fr: 'Étape ou décision' },
  'subject.entry': { it: 'Voce del registro', en: 'Entry of the log', fr: 'Entrée du registre' },
  'subject.seal': { it: 'Sigillo', en: 'Seal', fr: 'Sceau' },
  'fault.changed': {
    it: 'Modifica fuori dal portale',
    en: 'Changed outside the portal',
    fr: 'Modification hors du portail',
  },
  'fault.removed': {
    it: 'Rimozione fuori dal portale',
    en: 'Removed outside the portal',
    fr: 'Suppression hors du portail',
  },
  'fault.added': {
    it: 'Inserimento fuori dal portale, o registrazione tolta',
    en: 'Inserted outside the portal, or its record taken out',
    fr: 'Insertion hors du portail, ou enregistrement retiré',
  },
  'fault.bytes': {
    it: 'Contenuto diverso da quello inviato',
    en: 'Content other than was sent',
    fr: 'Contenu différent de celui envoyé',
  },
  'fault.no-bytes': { it: 'Contenuto mancante', en: 'Content missing', fr: 'Contenu manquant' },
  checks: { it: 'Verifiche precedenti', en: 'Earlier checks', fr: 'Vérifications précédentes' },
  'check.at': { it: 'Verifica del', en: 'Checked at', fr: 'Vérifié le' },
  'check.by': terms.by,
  'check.result': { it: 'Esito', en: 'Result', fr: 'Résultat' },
} as const satisfies WordTable
