import type { ProblemCode } from './problem.ts'
import type { Entry } from './words/words.ts'

export const problemWords = {
  'not-found': {
    it: 'La pagina che cerca non esiste.',
    en: 'The page you are looking for does not exist.',
    fr: 'La page que vous cherchez n’existe pas.',
  },
  'order-not-found': {
    it: 'L’ordine richiesto non è stato trovato.',
    en: 'The requested order could not be found',
    fr: 'La commande demandée est introuvable.',
  },
  'lead-gone': {
    it: 'Questo lead non è più assegnato al Suo negozio: è stato indirizzato a un altro rivenditore.',
    en: 'This lead is no longer with your shop: it has been routed to another dealer.',
    fr: 'Ce lead n’est plus confié à votre magasin\u00a0: il a été orienté vers un autre revendeur.',
  },
  'not-yours': {
    it: 'Non ha i permessi per questa operazione.',
    en: 'You are not allowed to do this.',
    fr: 'Vous n’avez pas l’autorisation de faire cela.',
  },
  'module-missing': {
    it: 'Questo modulo non è attivo nella licenza della Sua azienda.',
    en: 'This module is not active in your company’s licence.',
    fr: 'Ce module n’est pas actif dans la licence de votre entreprise.',
  },
  'foreign-origin': {
    it: 'La richiesta non arriva da questo portale. Torni alla pagina e riprovi.',
    en: 'The request did not come from this portal. Go back to the page and try again.',
    fr: 'La demande ne vient pas de ce portail. Revenez à la page et réessayez.',
  },
  'body-too-large': {
    it: 'L’invio è troppo grande: al massimo 150 MB in tutto.',
    en: 'What you sent is too large: the limit is 150 MB in all.',
    fr: 'L’envoi est trop volumineux\u00a0: 150 Mo au maximum en tout.',
  },
  'body-malformed': {
    it: 'L’invio è arrivato incompleto. Torni alla pagina e riprovi.',
    en: 'What you sent arrived incomplete. Go back to the page and try again.',
    fr: 'L’envoi est arrivé incomplet. Revenez à la page et réessayez.',
  },
  'too-many-tries': {
    it: 'Troppi tentativi. Riprovi tra qualche minuto.',
    en: 'Too many attempts. Please try again in a few minutes.',
    fr: 'Trop de tentatives. Réessayez dans quelques minutes.',
  },
  'ticket-closed': {
    it: 'Questo intervento è chiuso e non accetta risposte: ne apra uno nuovo.',
    en: 'This ticket is closed and cannot be replied to: please open a new one.',
    fr: 'Cette intervention est clôturée et n’accepte plus de réponse\u00a0: ouvrez-en une nouvelle.',
  },
  'closed-meanwhile': {
    it: 'Questo intervento è chiuso. Per proseguire, un amministratore deve riaprirlo indicando il motivo.',
    en: 'This ticket is closed. To go on with it, an administrator has to reopen it by giving a reason.',
    fr: 'Cette intervention est clôturée. Pour continuer, un administrateur doit la rouvrir en indiquant le motif.',
  },
  'stage-moved': {
    it: 'Nel frattempo l’intervento è cambiato. Controlli lo stato attuale e riprovi.',
    en: 'The ticket has changed in the meantime. Check its current stage and try again.',
    fr: 'L’intervention a changé entre-temps. Vérifiez l’étape actuelle et réessayez.',
  },
  'storage-full': {
    it: 'Lo spazio per i file è esaurito. Riprovi più tardi: il testo è salvo.',
    en: 'There is no room left for files. Try again later: your text is safe.',
    fr: 'Il n’y a plus de place pour les fichiers. Réessayez plus tard\u00a0: votre texte est conservé.',
  },
  unavailable: {
    it: 'Il portale non è raggiungibile in questo momento. Riprovi tra poco: quello che ha già inviato è al sicuro.',
    en: 'The portal cannot be reached right now. Please try again shortly: what you have already sent is safe.',
    fr: 'Le portail est momentanément indisponible. Réessayez dans un instant\u00a0: ce que vous avez déjà envoyé est conservé.',
  },
} as const satisfies Record<ProblemCode, Entry>
