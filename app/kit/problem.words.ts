import type { ProblemCode } from './problem.ts'
import type { Entry } from './words/words.ts'

export const problemWords = {
  'person-changed': {
    it: 'Da questo browser nel frattempo è entrata un’altra persona: il modulo non è stato inviato. Accedi di nuovo con l’account di chi l’ha compilato.',
    en: 'Someone else has logged in from this browser meanwhile: the form has not been sent. Log in again with the account of the person who filled it in.',
    fr: 'Quelqu’un d’autre s’est connecté entre-temps depuis ce navigateur\u00a0: le formulaire n’a pas été envoyé. Reconnectez-vous avec le compte de la personne qui l’a rempli.',
  },
  'not-found': {
    it: 'La pagina richiesta non esiste.',
    en: 'The page you are looking for does not exist.',
    fr: 'La page que vous cherchez n’existe pas.',
  },
  'order-not-found': {
    it: 'L’ordine richiesto non è stato trovato.',
    en: 'The requested order could not be found',
    fr: 'La commande demandée est introuvable.',
  },
  'lead-gone': {
    it: 'Questo contatto non è più assegnato al tuo negozio: ora è di un altro rivenditore.',
    en: 'This lead is no longer with your shop: it has been routed to another dealer.',
    fr: 'Ce contact n’est plus confié à votre magasin\u00a0: il est désormais suivi par un autre revendeur.',
  },
  'handed-over': {
    it: 'Questa bici non è più tra i tuoi prodotti: è passata a un altro proprietario.',
    en: 'This bike is no longer among your products: it has passed to another owner.',
    fr: 'Ce vélo ne figure plus parmi vos produits\u00a0: il a changé de propriétaire.',
  },
  'not-yours': {
    it: 'Non hai i permessi per questa operazione.',
    en: 'You are not allowed to do this.',
    fr: 'Vous n’avez pas l’autorisation de faire cela.',
  },
  'only-looking': {
    it: 'Stai vedendo il portale come un’azienda, in sola lettura: i moduli non si inviano e le pagine personali non si aprono. Per tornare alla console premi «Smetti» in alto.',
    en: 'You are seeing the portal as a company, read-only: forms cannot be sent and personal pages do not open. To go back to the console, press “Stop” at the top.',
    fr: 'Vous voyez le portail comme une entreprise, en lecture seule\u00a0: les formulaires ne partent pas et les pages personnelles ne s’ouvrent pas. Pour revenir à la console, appuyez sur «\u00a0Arrêter\u00a0» en haut.',
  },
  'module-missing': {
    it: 'Questo modulo non è attivo per la tua azienda.',
    en: 'This module is not active in your company’s licence.',
    fr: 'Ce module n’est pas actif pour votre entreprise.',
  },
  'foreign-origin': {
    it: 'La richiesta non arriva da questo portale. Torna alla pagina e riprova.',
    en: 'The request did not come from this portal. Go back to the page and try again.',
    fr: 'La demande ne vient pas de ce portail. Revenez à la page et réessayez.',
  },
  'body-too-large': {
    it: 'L’invio è troppo grande per questo modulo: manda meno file, o file più piccoli.',
    en: 'What you sent is too large for this form: send fewer files, or smaller ones.',
    fr: 'L’envoi est trop volumineux pour ce formulaire\u00a0: envoyez moins de fichiers, ou des fichiers plus petits.',
  },
  'body-malformed': {
    it: 'L’invio è arrivato incompleto. Torna alla pagina e riprova.',
    en: 'What you sent arrived incomplete. Go back to the page and try again.',
    fr: 'L’envoi est arrivé incomplet. Revenez à la page et réessayez.',
  },
  'query-repeated': {
    it: 'L’indirizzo ripete un parametro che può comparire una volta sola. Torna alla pagina e riprova.',
    en: 'The address repeats a parameter that may occur only once. Go back to the page and try again.',
    fr: 'L’adresse répète un paramètre qui ne peut apparaître qu’une fois. Revenez à la page et réessayez.',
  },
  'too-many-tries': {
    it: 'Troppi tentativi. Riprova tra qualche minuto.',
    en: 'Too many attempts. Please try again in a few minutes.',
    fr: 'Trop de tentatives. Réessayez dans quelques minutes.',
  },
  'too-many-tickets': {
    it: 'Per oggi è stato raggiunto il numero massimo di nuovi interventi. Il testo resta qui: invialo domani.',
    en: 'The daily limit of new tickets has been reached. Your text stays here: send it tomorrow.',
    fr: 'Le nombre maximal de nouveaux dossiers SAV par jour est atteint. Votre texte reste ici\u00a0: envoyez-le demain.',
  },
  'too-many-messages': {
    it: 'Per oggi è stato raggiunto il numero massimo di messaggi. Il testo resta qui: invialo domani.',
    en: 'The daily limit of messages has been reached. Your text stays here: send it tomorrow.',
    fr: 'Le nombre maximal de messages par jour est atteint. Votre texte reste ici\u00a0: envoyez-le demain.',
  },
  'too-many-appointments': {
    it: 'Per oggi è stato raggiunto il numero massimo di appuntamenti. I dati restano qui: inviali domani.',
    en: 'The daily limit of appointments has been reached. What you typed stays here: send it tomorrow.',
    fr: 'Le nombre maximal de rendez-vous par jour est atteint. Les données saisies restent ici\u00a0: envoyez-les demain.',
  },
  'too-many-remarks': {
    it: 'Per oggi è stato raggiunto il numero massimo di segnalazioni. Il testo resta qui: invialo domani.',
    en: 'The daily limit of remarks has been reached. Your text stays here: send it tomorrow.',
    fr: 'Le nombre maximal de remarques par jour est atteint. Votre texte reste ici\u00a0: envoyez-le demain.',
  },
  'too-many-shares': {
    it: 'Per oggi è stato raggiunto il numero massimo di condivisioni. I dati restano qui: inviali domani.',
    en: 'The daily limit of shares has been reached. What you typed stays here: send it tomorrow.',
    fr: 'Le nombre maximal de partages par jour est atteint. Les données saisies restent ici\u00a0: envoyez-les demain.',
  },
  'too-many-registrations': {
    it: 'Per oggi è stato raggiunto il numero massimo di registrazioni. I dati restano qui: inviali domani, o chiedi all’assistenza.',
    en: 'The daily limit of registrations has been reached. What you typed stays here: send it tomorrow, or ask our after-sales team.',
    fr: 'Le nombre maximal d’enregistrements par jour est atteint. Les données saisies restent ici\u00a0: envoyez-les demain, ou contactez le service après-vente.',
  },
  'ticket-closed': {
    it: 'Questo intervento è chiuso e non accetta risposte: aprine uno nuovo.',
    en: 'This ticket is closed and cannot be replied to: please open a new one.',
    fr: 'Ce dossier SAV est clôturé et n’accepte plus de réponse\u00a0: ouvrez-en un nouveau.',
  },
  'closed-meanwhile': {
    it: 'Questo intervento è chiuso. Per proseguire, un amministratore deve riaprirlo indicando il motivo.',
    en: 'This ticket is closed. To continue, an administrator has to reopen it and give a reason.',
    fr: 'Ce dossier SAV est clôturé. Pour continuer, un administrateur doit le rouvrir en indiquant le motif.',
  },
  'stage-moved': {
    it: 'Nel frattempo l’intervento è cambiato. Controlla lo stato attuale e riprova.',
    en: 'The ticket has changed in the meantime. Check its current stage and try again.',
    fr: 'Le dossier SAV a changé entre-temps. Vérifiez l’étape actuelle et réessayez.',
  },
  conflict: {
    it: 'Nel frattempo qualcosa è cambiato. Ricarica la pagina e riprova.',
    en: 'Something has changed in the meantime. Reload the page and try again.',
    fr: 'Quelque chose a changé entre-temps. Rechargez la page et réessayez.',
  },
  'storage-full': {
    it: 'Lo spazio per i file è esaurito. Riprova più tardi.',
    en: 'There is no room left for files. Try again later.',
    fr: 'Il n’y a plus de place pour les fichiers. Réessayez plus tard.',
  },
  'disk-fails': {
    it: 'In questo momento i file non possono essere letti né salvati. Riprova più tardi.',
    en: 'Files can be neither read nor saved right now. Try again later.',
    fr: 'Les fichiers ne peuvent être ni lus ni enregistrés pour le moment. Réessayez plus tard.',
  },
  unavailable: {
    it: 'Il portale non è raggiungibile in questo momento. Riprova tra poco.',
    en: 'The portal cannot be reached right now. Please try again shortly.',
    fr: 'Le portail est momentanément indisponible. Réessayez dans un instant.',
  },
} as const satisfies Record<ProblemCode, Entry>
