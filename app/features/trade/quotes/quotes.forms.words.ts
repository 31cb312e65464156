import type { WordTable } from '#app/kit/words/words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'

/** What the forms of a quote say is wrong. */
export const formWords = {
  ...lineWords,
  'submission-missing': {
    it: 'Il modulo è arrivato incompleto. Ricarica la pagina e riprova.',
    en: 'The form arrived incomplete. Reload the page and try again.',
    fr: 'Le formulaire est arrivé incomplet. Rechargez la page et réessayez.',
  },
  'decision-missing': {
    it: 'Scegli se accettare o rifiutare.',
    en: 'Choose whether to accept or decline.',
    fr: 'Indiquez si vous acceptez ou refusez.',
  },
  'comment-missing': {
    it: 'Per rifiutare, scrivi il motivo.',
    en: 'To decline the quote, please tell us why.',
    fr: 'Pour refuser, indiquez le motif.',
  },
  'final-missing': {
    it: 'Conferma che la risposta è definitiva.',
    en: 'Please confirm that your answer is final.',
    fr: 'Confirmez que la réponse est définitive.',
  },
  'reason-missing': {
    it: 'Scrivi perché non è approvato.',
    en: 'Explain why it is not approved.',
    fr: 'Indiquez pourquoi il n’est pas approuvé.',
  },
  'quote-expired': {
    it: 'Il preventivo è scaduto: non si può più accettare né rifiutare. Invia un messaggio per riceverne uno nuovo.',
    en: 'This quote has expired: it can no longer be accepted or declined. Send us a message to get a new one.',
    fr: 'Ce devis a expiré\u00a0: il ne peut plus être accepté ni refusé. Écrivez-nous pour en recevoir un nouveau.',
  },
  'quote-decided': {
    it: 'Nel frattempo qualcuno ha già risposto a questo preventivo: qui sotto c’è la risposta.',
    en: 'Someone has already answered this quote: see the answer below.',
    fr: 'Quelqu’un a déjà répondu à ce devis entre-temps\u00a0: voyez la réponse ci-dessous.',
  },
  'quote-hidden': {
    it: 'Il cliente non vede ancora questo preventivo: prima va approvato.',
    en: 'The customer does not see this quote yet: it has to be approved first.',
    fr: 'Le client ne voit pas encore ce devis\u00a0: il faut d’abord l’approuver.',
  },
  'quote-answered': {
    it: 'Non si può più ritirare: nel frattempo il preventivo ha avuto risposta o è stato ritirato.',
    en: 'It can no longer be withdrawn: the quote has been answered or withdrawn.',
    fr: 'Il ne peut plus être retiré\u00a0: le devis a reçu une réponse ou a déjà été retiré.',
  },
  'quote-changed': {
    it: 'Un collega ha salvato questa bozza mentre la modificavi, oppure non è più una bozza. Controlla e salva di nuovo.',
    en: 'A colleague saved this draft while you were editing it, or it is no longer a draft. Check it and save again.',
    fr: 'Un collègue a enregistré ce brouillon pendant que vous le modifiiez, ou ce n’est plus un brouillon. Vérifiez et enregistrez de nouveau.',
  },
  'draft-unpriced': {
    it: 'È una richiesta del rivenditore e non ha ancora un prezzo: inseriscilo nelle righe, poi cambia lo stato.',
    en: 'A dealer asked for this, and it has no price yet: enter one in its lines, then change the status.',
    fr: 'C’est une demande du revendeur, encore sans prix\u00a0: indiquez-le dans les lignes, puis changez le statut.',
  },
  'number-taken': {
    it: 'Questo numero c’è già: scegline un altro o lascia vuoto.',
    en: 'This number is taken: choose another or leave it empty.',
    fr: 'Ce numéro existe déjà\u00a0: choisissez-en un autre ou laissez vide.',
  },
  'expires-past': {
    it: 'La scadenza non può essere già passata.',
    en: 'The expiry day cannot be in the past.',
    fr: 'L’échéance ne peut pas être déjà passée.',
  },
  'files-missing': {
    it: 'Scegli almeno un file.',
    en: 'Choose at least one file.',
    fr: 'Choisissez au moins un fichier.',
  },
  'files-video': {
    it: 'Con un preventivo vanno foto e PDF: togli il video.',
    en: 'A quote takes pictures and PDFs: please remove the video.',
    fr: 'Un devis accepte des photos et des PDF\u00a0: retirez la vidéo.',
  },
  'files-many': {
    it: 'Un preventivo ha al massimo 12 file.',
    en: 'The limit is 12 files for a quote.',
    fr: 'Un devis a 12 fichiers au plus.',
  },
  'discount-wrong': lineWords['line-discount'],
  'draft-expired': {
    it: 'La scadenza di questo preventivo è passata: non si può più approvare né inviare. Imposta una nuova scadenza nella bozza e riprova.',
    en: 'This quote’s expiry day has passed: it can no longer be approved or sent. Set a later day in the draft and try again.',
    fr: 'L’échéance de ce devis est passée\u00a0: il ne peut plus être approuvé ni envoyé. Choisissez une nouvelle échéance dans le brouillon et réessayez.',
  },
  'quote-moved': {
    it: 'Da qui lo stato scelto non è possibile: forse un collega lo ha già cambiato. Controlla lo stato attuale.',
    en: 'The chosen status is not possible from here: a colleague may have changed it. Check the current one.',
    fr: 'Le statut choisi n’est pas possible d’ici\u00a0: un collègue l’a peut-être déjà changé. Vérifiez le statut actuel.',
  },
} as const satisfies WordTable
