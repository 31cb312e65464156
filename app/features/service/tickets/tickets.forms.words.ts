import { answerTerms } from './tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong with what someone typed, beyond the sentences every form shares. */
export const formWords = {
  'rating-score': {
    it: 'Scegli un voto da 1 a 5.',
    en: 'Choose a rating from 1 to 5.',
    fr: 'Choisissez une note de 1 à 5.',
  },
  'rating-closed': {
    it: 'L’intervento è stato riaperto: la domanda torna quando sarà chiuso.',
    en: 'The ticket has been reopened: the question comes back once it is closed.',
    fr: 'Le dossier SAV a été rouvert\u00a0: la question reviendra à sa clôture.',
  },
  'rating-late': answerTerms.answerLate,
  'call-taken': {
    it: 'Nel frattempo l’ha presa in carico qualcun altro.',
    en: 'Someone else has taken this call in the meantime.',
    fr: 'Entre-temps, quelqu’un d’autre s’en est chargé.',
  },
  'call-done': {
    it: 'Il cliente è già stato richiamato da qualcun altro.',
    en: 'Someone else has already called the customer back.',
    fr: 'Quelqu’un d’autre a déjà rappelé le client.',
  },
  'call-gone': {
    it: 'Il cliente ha cambiato la sua risposta: non va più richiamato.',
    en: 'The customer has changed their answer: no call is needed any more.',
    fr: 'Le client a changé sa réponse\u00a0: il n’est plus à rappeler.',
  },
  'submission-missing': {
    it: 'Ricarica la pagina e invia di nuovo il modulo.',
    en: 'Reload the page and send the form again.',
    fr: 'Rechargez la page et renvoyez le formulaire.',
  },
  'already-sent': {
    it: 'La richiesta precedente è già stata inviata: è l’intervento {id}. Per quest’altra bici controlla i dati, aggiungi le foto e invia di nuovo.',
    en: 'The earlier request was already sent: it is ticket {id}. For this other bike, check the details, add the photos and send again.',
    fr: 'La demande précédente a déjà été envoyée\u00a0: c’est le dossier SAV {id}. Pour cet autre vélo, vérifiez les données, ajoutez les photos et envoyez à nouveau.',
  },
  'sent-otherwise': {
    it: 'La richiesta è già stata inviata com’era prima: è l’intervento {id}. Quello che hai cambiato o aggiunto qui non c’è: scrivilo in un messaggio nell’intervento, con le foto nuove. Per un altro problema della stessa bici aggiungi le foto e invia di nuovo.',
    en: 'The request was already sent as it was before: it is ticket {id}. What you have changed or added here is not in it: write it in a message on the ticket, with the new photos. For another problem with the same bike, add the photos and send again.',
    fr: 'La demande a déjà été envoyée telle qu’elle était\u00a0: c’est le dossier SAV {id}. Ce que vous avez modifié ou ajouté ici n’y figure pas\u00a0: écrivez-le dans un message du dossier, avec les nouvelles photos. Pour un autre problème du même vélo, ajoutez les photos et envoyez à nouveau.',
  },
  'customer-disabled': {
    it: 'Nel frattempo l’accesso di questa persona è stato disattivato: non si può aprire nulla a suo nome. Quello che hai scritto resta nella bozza.',
    en: 'This person’s access has been disabled in the meantime: nothing can be opened in their name. What you wrote stays in the draft.',
    fr: 'Entre-temps, l’accès de cette personne a été désactivé\u00a0: rien ne peut être ouvert en son nom. Ce que vous avez écrit reste dans le brouillon.',
  },
  'customer-not-in': {
    it: 'Questa persona non fa più parte di un’azienda con accesso al portale: non si può aprire nulla a suo nome. Quello che hai scritto resta nella bozza.',
    en: 'This person no longer belongs to a company with access to the portal: nothing can be opened in their name. What you wrote stays in the draft.',
    fr: 'Cette personne ne fait plus partie d’une entreprise ayant accès au portail\u00a0: rien ne peut être ouvert en son nom. Ce que vous avez écrit reste dans le brouillon.',
  },
  'customer-no-module': {
    it: 'La licenza di questo cliente non comprende più gli interventi: non si può aprire nulla a suo nome. Quello che hai scritto resta nella bozza.',
    en: 'This customer’s licence no longer includes tickets: nothing can be opened in their name. What you wrote stays in the draft.',
    fr: 'La licence de ce client ne comprend plus les dossiers SAV\u00a0: rien ne peut être ouvert en son nom. Ce que vous avez écrit reste dans le brouillon.',
  },
  'customer-moved': {
    it: 'Nel frattempo questa persona è passata a un’altra azienda: l’intervento andrebbe a quella. Controlla con chi parli, poi invia di nuovo.',
    en: 'This person has moved to another company in the meantime: the ticket would go to that one. Check who you are talking to, then send again.',
    fr: 'Entre-temps, cette personne a changé d’entreprise\u00a0: le dossier SAV irait à la nouvelle. Vérifiez à qui vous parlez, puis envoyez à nouveau.',
  },
  'parts-missing': {
    it: 'Indica almeno una parte interessata.',
    en: 'Choose at least one part involved.',
    fr: 'Indiquez au moins une pièce concernée.',
  },
  'marks-unreadable': {
    it: 'I segni sul disegno non sono leggibili: toglili e mettili di nuovo.',
    en: 'The marks on the drawing cannot be read: remove them and set them again.',
    fr: 'Les repères sur le dessin sont illisibles\u00a0: retirez-les et placez-les à nouveau.',
  },
  'marks-many': {
    it: 'Sul disegno stanno fino a {count} segni: togline qualcuno.',
    en: 'The drawing takes up to {count} marks: remove some.',
    fr: 'Le dessin accepte jusqu’à {count} repères\u00a0: retirez-en quelques-uns.',
  },
  'mark-outside': {
    it: 'Il segno {number} è fuori dal disegno: spostalo sulla bici o toglilo.',
    en: 'Mark {number} is outside the drawing: move it onto the bike or remove it.',
    fr: 'Le repère {number} est en dehors du dessin\u00a0: déplacez-le sur le vélo ou retirez-le.',
  },
  'content-short': {
    it: 'Descrivi il danno con almeno {count} caratteri.',
    en: 'Describe the damage in at least {count} characters.',
    fr: 'Décrivez le défaut en au moins {count} caractères.',
  },
  'date-missing': {
    it: 'Per un danno emerso durante l’uso serve la data di acquisto.',
    en: 'For damage noticed in use, the date of purchase is required.',
    fr: 'Pour un défaut constaté à l’usage, la date d’achat est nécessaire.',
  },
  'date-in-future': {
    it: 'La data di acquisto non può essere successiva a oggi.',
    en: 'The date of purchase cannot be in the future.',
    fr: 'La date d’achat ne peut pas être postérieure à aujourd’hui.',
  },
  'message-or-photo': {
    it: 'Scrivi un messaggio o allega una foto.',
    en: 'Please write a message or attach a photo.',
    fr: 'Écrivez un message ou joignez une photo.',
  },
  'photos-missing': {
    it: {
      one: 'Serve almeno {count} foto.',
      other: 'Servono almeno {count} foto.',
    },
    en: {
      one: 'Add at least {count} photo.',
      other: 'Add at least {count} photos.',
    },
    fr: {
      one: 'Il faut au moins {count} photo.',
      other: 'Il faut au moins {count} photos.',
    },
  },
  'receipt-missing': {
    it: 'Per un danno emerso durante l’uso serve la prova d’acquisto.',
    en: 'For damage noticed in use, proof of purchase is required.',
    fr: 'Pour un défaut constaté à l’usage, la preuve d’achat est nécessaire.',
  },
  'promised-past': {
    it: 'La data prevista non può essere passata: indica oggi o un giorno a venire.',
    en: 'The promised date cannot be in the past: choose today or a later day.',
    fr: 'La date prévue ne peut pas être passée\u00a0: indiquez aujourd’hui ou un jour à venir.',
  },
  'promised-far': {
    it: 'La data prevista è a più di due anni da oggi: controlla l’anno.',
    en: 'The promised date is more than two years ahead: please check the year.',
    fr: 'La date prévue est dans plus de deux ans\u00a0: vérifiez l’année.',
  },
  'decision-missing': {
    it: 'Scegli se accettare o respingere la garanzia.',
    en: 'Choose whether to accept or refuse the claim.',
    fr: 'Choisissez d’accepter ou de refuser la garantie.',
  },
  'move-stage': {
    it: 'Da qui questo passaggio non è possibile: ricarica la pagina e scegli un altro stato.',
    en: 'That change is not possible from here: reload the page and choose another stage.',
    fr: 'Ce passage n’est pas possible à partir d’ici\u00a0: rechargez la page et choisissez une autre étape.',
  },
  'move-reason': { it: 'Scrivi il motivo.', en: 'Give the reason.', fr: 'Indiquez le motif.' },
  'move-resolution': {
    it: 'Indica l’esito dell’intervento.',
    en: 'Choose the outcome of the ticket.',
    fr: 'Indiquez la solution apportée.',
  },
  'move-close-reason': {
    it: 'Scegli come si chiude l’intervento.',
    en: 'Choose how the ticket is closed.',
    fr: 'Choisissez comment le dossier SAV est clôturé.',
  },
  'move-paid-repair': {
    it: 'La garanzia è stata respinta: la lavorazione può partire solo se è stata concordata una riparazione a pagamento.',
    en: 'The claim was refused: operations can only start once a paid repair has been agreed.',
    fr: 'La garantie a été refusée\u00a0: la prise en charge ne commence qu’une fois une réparation payante convenue.',
  },
  'appeal-late': {
    it: 'Contro questa decisione non si può più fare ricorso: il termine è passato, o la decisione è già stata riesaminata.',
    en: 'This decision can no longer be appealed against: the period is over, or it has been reviewed already.',
    fr: 'Un recours contre cette décision n’est plus possible\u00a0: le délai est passé, ou elle a déjà été réexaminée.',
  },
  'appeal-own': {
    it: 'Il ricorso riguarda una tua decisione: lo esamina un’altra persona.',
    en: 'The appeal is about a decision of yours: someone else reviews it.',
    fr: 'Le recours porte sur une décision que vous avez prise\u00a0: une autre personne l’examine.',
  },
  'related-itself': {
    it: 'È il numero di questo intervento: scrivi quello dell’altro.',
    en: 'That is the number of this ticket: enter that of the other one.',
    fr: 'C’est le numéro de ce dossier SAV\u00a0: indiquez celui de l’autre.',
  },
  'related-absent': {
    it: 'Non c’è nessun intervento con questo numero.',
    en: 'There is no ticket with that number.',
    fr: 'Aucun dossier SAV ne porte ce numéro.',
  },
  'related-many': {
    it: 'Uno dei due ha già troppi interventi collegati: scollegane prima qualcuno.',
    en: 'One of the two has too many related tickets already: unlink some of them first.',
    fr: 'L’un des deux a déjà trop de dossiers SAV liés\u00a0: déliez-en d’abord quelques-uns.',
  },
  'merge-owners': {
    it: 'I due interventi sono di clienti diversi: si possono collegare, o chiudere questo come doppione.',
    en: 'The two tickets belong to different customers: link them, or close this one as a duplicate.',
    fr: 'Les deux dossiers SAV sont de clients différents\u00a0: liez-les, ou clôturez celui-ci comme doublon.',
  },
  'merge-in-work': {
    it: 'Su questo intervento la lavorazione è in corso: completala prima di unirlo, oppure unisci l’altro a questo.',
    en: 'Operations are in progress on this ticket: complete them before merging it, or merge the other one into it.',
    fr: 'La prise en charge de ce dossier SAV est en cours\u00a0: terminez-la avant de le fusionner, ou fusionnez l’autre avec celui-ci.',
  },
  'merge-closed': {
    it: 'L’altro intervento è chiuso: uniscilo a uno aperto, o collegali soltanto.',
    en: 'The other ticket is closed: merge this one into an open one, or only link them.',
    fr: 'L’autre dossier SAV est clôturé\u00a0: fusionnez celui-ci avec un dossier SAV ouvert, ou liez-les seulement.',
  },
  'tracking-missing': {
    it: 'Scrivi il numero che il corriere ha dato al pacco.',
    en: 'Enter the number the carrier gave the parcel.',
    fr: 'Indiquez le numéro que le transporteur a donné au colis.',
  },
  'labour-many': {
    it: 'Un intervento ha fino a 30 lavori: ritirane uno prima di aggiungerne un altro.',
    en: 'A ticket can have up to 30 jobs: withdraw one before you add another.',
    fr: 'Un dossier SAV compte jusqu’à 30 travaux\u00a0: retirez-en un avant d’en ajouter un autre.',
  },
  'labour-decided': {
    it: 'Nel frattempo l’assistenza ha deciso su questi minuti: non si possono più ritirare.',
    en: 'Meanwhile our after-sales team has decided on these minutes: they can no longer be withdrawn.',
    fr: 'Entre-temps, le service après-vente a statué sur ces minutes\u00a0: elles ne peuvent plus être retirées.',
  },
  'labour-moved': {
    it: 'Nel frattempo i minuti d’officina sono cambiati: controllali e invia di nuovo.',
    en: 'The workshop minutes have changed meanwhile: check them and send again.',
    fr: 'Entre-temps, les minutes d’atelier ont changé\u00a0: vérifiez-les et renvoyez.',
  },
  'follower-name': {
    it: 'Scrivi soltanto il nome, senza indirizzi né link.',
    en: 'Enter the name alone, without addresses or links.',
    fr: 'Indiquez seulement le nom, sans adresse ni lien.',
  },
  'follower-many': {
    it: 'Questo intervento ha già 10 persone che lo seguono, che è il massimo: togline una prima di aggiungerne un’altra.',
    en: 'This ticket already has 10 followers, which is the most: remove one before you add another.',
    fr: 'Ce dossier SAV est déjà suivi par 10 personnes, c’est le maximum\u00a0: retirez-en une avant d’en ajouter une autre.',
  },
  'follower-hears': {
    it: 'A questo indirizzo le novità arrivano già.',
    en: 'This address is already told what is new.',
    fr: 'Cette adresse reçoit déjà les nouveautés.',
  },
  'follower-comes-back': {
    it: 'Le e-mail a questo indirizzo tornano indietro: controlla come è scritto.',
    en: 'Emails to this address come back: check how it is written.',
    fr: 'Les e-mails envoyés à cette adresse reviennent\u00a0: vérifiez son orthographe.',
  },
  'follower-day': {
    it: 'In un giorno si possono aggiungere fino a 30 persone. Riprova domani.',
    en: 'Up to 30 people can be added in a day. Try again tomorrow.',
    fr: 'Vous pouvez ajouter jusqu’à 30 personnes par jour. Réessayez demain.',
  },
  'replacement-model': {
    it: 'Scegli il modello della bici o del telaio nuovo.',
    en: 'Choose the model of the new bike or frame.',
    fr: 'Choisissez le modèle du nouveau vélo ou cadre.',
  },
  'replacement-long': {
    it: 'Accorcia il numero del componente: fino a 60 caratteri.',
    en: 'Shorten the part’s number: up to 60 characters.',
    fr: 'Raccourcissez le numéro de la pièce\u00a0: jusqu’à 60 caractères.',
  },
  'replacement-itself': {
    it: 'È il numero della bici di questo intervento: scrivi quello nuovo.',
    en: 'That is the number of this ticket’s bike: enter the new one.',
    fr: 'C’est le numéro du vélo de ce dossier SAV\u00a0: saisissez le nouveau.',
  },
  'replacement-taken': {
    it: 'Questo numero sostituisce già {number}: controllalo, o correggi l’intervento {ticket}.',
    en: 'This number already replaces {number}: check it, or correct ticket {ticket}.',
    fr: 'Ce numéro remplace déjà {number}\u00a0: vérifiez-le ou corrigez le dossier SAV {ticket}.',
  },
  'replacement-circle': {
    it: 'Questo numero è stato sostituito, direttamente o no, dalla bici di questo intervento: non può essere quello nuovo.',
    en: 'This number was itself replaced, directly or not, by this ticket’s bike: it cannot be the new one.',
    fr: 'Ce numéro a été remplacé, directement ou non, par le vélo de ce dossier SAV\u00a0: il ne peut pas être le nouveau.',
  },
  'replacement-done': {
    it: 'Nel frattempo un collega ha registrato che questa bici è stata sostituita da {number}.',
    en: 'Meanwhile a colleague has recorded that this bike was replaced by {number}.',
    fr: 'Entre-temps, un collègue a enregistré que ce vélo a été remplacé par {number}.',
  },
  'replacement-many': {
    it: 'Un intervento può avere fino a {count} sostituzioni.',
    en: 'A ticket can have up to {count} replacements.',
    fr: 'Un dossier SAV peut compter jusqu’à {count} remplacements.',
  },
  'move-decide-first': {
    it: 'Registra prima la decisione sulla garanzia.',
    en: 'Record the warranty decision first.',
    fr: 'Enregistrez d’abord la décision de garantie.',
  },
} as const satisfies WordTable
