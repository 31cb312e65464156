import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong with what someone typed, beyond the sentences every form shares. */
export const formWords = {
  'submission-missing': {
    it: 'Ricarica la pagina e invia di nuovo il modulo.',
    en: 'Reload the page and send the form again.',
    fr: 'Rechargez la page et renvoyez le formulaire.',
  },
  'date-in-future': {
    it: 'La data di acquisto non può essere successiva a oggi.',
    en: 'The date of purchase cannot be in the future.',
    fr: 'La date d’achat ne peut pas être postérieure à aujourd’hui.',
  },
  'day-in-future': {
    it: 'La data non può essere successiva a oggi.',
    en: 'The date cannot be in the future.',
    fr: 'La date ne peut pas être postérieure à aujourd’hui.',
  },
  'text-missing': {
    it: 'Scrivi di che cosa si tratta.',
    en: 'Describe what it is about.',
    fr: 'Précisez de quoi il s’agit.',
  },
  'receipt-missing': {
    it: 'Allega la prova d’acquisto.',
    en: 'Attach the proof of purchase.',
    fr: 'Joignez la preuve d’achat.',
  },
  'receipt-one': {
    it: 'Basta un solo file, foto o PDF: elimina gli altri.',
    en: 'One file is enough, a photo or a PDF: delete the others.',
    fr: 'Un seul fichier suffit, photo ou PDF\u00a0: supprimez les autres.',
  },
  'receipt-film': {
    it: 'La prova d’acquisto è una foto o un PDF, non un video.',
    en: 'The proof of purchase is a photo or a PDF, not a video.',
    fr: 'La preuve d’achat est une photo ou un PDF, pas une vidéo.',
  },
  'serial-own': {
    it: 'Questa bici è già tra i tuoi prodotti.',
    en: 'This bike is already among your products.',
    fr: 'Ce vélo figure déjà parmi vos produits.',
  },
  'serial-alike': {
    it: 'Un numero quasi uguale è già registrato. Controlla sull’adesivo I e 1, O e 0, S e 5, Z e 2, B e 8, poi correggi il numero o confermalo.',
    en: 'A similar number is already registered. Check I and 1, O and 0, S and 5, Z and 2, B and 8 on the sticker, then correct the number or confirm it.',
    fr: 'Un numéro presque identique est déjà enregistré. Vérifiez sur l’autocollant I et 1, O et 0, S et 5, Z et 2, B et 8, puis corrigez le numéro ou confirmez-le.',
  },
  'serial-taken': {
    it: 'Questo numero di serie non può essere registrato di nuovo.',
    en: 'This serial number cannot be registered again.',
    fr: 'Ce numéro de série ne peut pas être enregistré à nouveau.',
  },
  'serial-unproved': {
    it: 'Questo numero è già registrato, ma la registrazione è da confermare. Per registrare la bici allega la prova d’acquisto.',
    en: 'This number is already registered, but that registration has yet to be confirmed. To register the bike, attach the proof of purchase.',
    fr: 'Ce numéro est déjà enregistré, mais cet enregistrement est à confirmer. Pour enregistrer le vélo, joignez la preuve d’achat.',
  },
  'serial-confirmed': {
    it: 'Nel frattempo la registrazione è stata confermata: il numero di serie lo corregge solo l’assistenza. Scrivici.',
    en: 'The registration has been confirmed in the meantime: only after-sales staff correct its serial number. Write to us.',
    fr: 'L’enregistrement a été confirmé entre-temps\u00a0: seul le service après-vente corrige le numéro de série. Écrivez-nous.',
  },
  'serial-elsewhere': {
    it: 'Questo numero di serie è di un’altra bici registrata: cercala nell’elenco dei prodotti.',
    en: 'This serial number belongs to another registered bike: look it up in the list of products.',
    fr: 'Ce numéro de série est celui d’un autre vélo enregistré\u00a0: cherchez-le dans la liste des produits.',
  },
  'registered-otherwise': {
    it: 'La bici è già stata registrata com’era scritto prima, senza le ultime modifiche. Aprila per vedere che cosa è registrato; se c’è da correggere, scrivi all’assistenza.',
    en: 'The bike was already registered as it was written before, without your latest changes. Open it to see what is registered; if something has to be corrected, write to our after-sales team.',
    fr: 'Le vélo a déjà été enregistré tel que c’était écrit avant, sans vos dernières modifications. Ouvrez-le pour voir ce qui est enregistré\u00a0; s’il faut corriger quelque chose, écrivez au service après-vente.',
  },
  'registered-before-purchase': {
    it: 'La registrazione non può precedere l’acquisto.',
    en: 'The registration cannot be earlier than the purchase.',
    fr: 'L’enregistrement ne peut pas précéder l’achat.',
  },
  'facts-conflict': {
    it: 'Nel frattempo un’altra persona ha modificato questi dati. La scheda mostra quelli salvati, il modulo i tuoi: controllali e salva di nuovo.',
    en: 'Someone else has changed these details in the meantime. The page shows the saved ones, the form yours: check them and save again.',
    fr: 'Une autre personne a modifié ces données entre-temps. La fiche affiche celles enregistrées, le formulaire les vôtres\u00a0: vérifiez-les et enregistrez de nouveau.',
  },
  'code-wrong': {
    it: 'Numero di serie e codice non corrispondono, oppure il codice non è più valido. Verificali con chi cede la bici.',
    en: 'Serial number and code do not match, or the code is no longer valid. Check both with the current owner.',
    fr: 'Le numéro de série et le code ne correspondent pas, ou le code n’est plus valable. Vérifiez-les avec la personne qui cède le vélo.',
  },
  'too-many': {
    it: 'Troppi codici errati: riprova tra un quarto d’ora.',
    en: 'Too many wrong codes: try again in a quarter of an hour.',
    fr: 'Trop de codes erronés\u00a0: réessayez dans un quart d’heure.',
  },
} as const satisfies WordTable
