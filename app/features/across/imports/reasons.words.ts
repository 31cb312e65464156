import type { WordTable } from '#app/kit/words/words.ts'

/** Why a cell, a row or a file cannot be taken, or an import not be undone. */
export const reasonWords = {
  required: { it: 'manca', en: 'is missing', fr: 'est absent' },
  'too-long': {
    it: 'è troppo lungo: al massimo {count} caratteri',
    en: 'is too long: up to {count} characters',
    fr: 'est trop long\u00a0: {count} caractères au plus',
  },
  'no-money': {
    it: 'non è un importo: i decimali vanno dopo «{sign}»',
    en: 'is no amount: decimals come after “{sign}”',
    fr: 'n’est pas un montant\u00a0: les décimales suivent «\u00a0{sign}\u00a0»',
  },
  'amount-too-large': {
    it: 'dà un importo troppo grande: controlla prezzo e quantità',
    en: 'makes too large an amount: check the price and the quantity',
    fr: 'donne un montant trop élevé\u00a0: vérifiez le prix et la quantité',
  },
  'amount-of-line': {
    it: 'è più di prezzo per quantità: controlla i tre valori',
    en: 'is more than price times quantity: check all three',
    fr: 'dépasse le prix multiplié par la quantité\u00a0: vérifiez les trois valeurs',
  },
  'no-sum': {
    it: 'non è imponibile più IVA: correggi uno dei tre importi',
    en: 'is not net amount plus VAT: correct one of the three amounts',
    fr: 'n’est pas le total HT plus la TVA\u00a0: corrigez un des trois montants',
  },
  'too-fine': {
    it: 'ha troppi decimali: al massimo {count}',
    en: 'has too many decimals: up to {count}',
    fr: 'a trop de décimales\u00a0: {count} au plus',
  },
  'no-number': {
    it: 'non è un numero: i decimali vanno dopo «{sign}»',
    en: 'is no number: decimals come after “{sign}”',
    fr: 'n’est pas un nombre\u00a0: les décimales suivent «\u00a0{sign}\u00a0»',
  },
  'out-of-range': {
    it: 'deve stare tra {least} e {most}',
    en: 'has to be between {least} and {most}',
    fr: 'doit être compris entre {least} et {most}',
  },
  'no-day': { it: 'è una data che non esiste', en: 'is no day that exists', fr: 'est une date qui n’existe pas' },
  'no-email': { it: 'non è un indirizzo e-mail', en: 'is no email address', fr: 'n’est pas une adresse e-mail' },
  'no-country': { it: 'non è un paese conosciuto', en: 'is no country we know', fr: 'n’est pas un pays connu' },
  'no-currency': {
    it: 'non è il codice di una valuta, come EUR',
    en: 'is no code of a currency, such as EUR',
    fr: 'n’est pas le code d’une devise, comme EUR',
  },
  'currency-of-quotes': {
    it: 'non è una valuta possibile per un preventivo: {currencies}',
    en: 'is no currency of quotes: {currencies}',
    fr: 'n’est pas une devise possible pour un devis\u00a0: {currencies}',
  },
  'no-link': {
    it: 'non è un indirizzo web (https://…)',
    en: 'is no web address (https://…)',
    fr: 'n’est pas une adresse web (https://…)',
  },
  'no-choice': {
    it: 'non è tra i valori possibili: {options}',
    en: 'is none of the possible values: {options}',
    fr: 'n’est pas une des valeurs possibles\u00a0: {options}',
  },
  'formula-unknown': {
    it: 'è una formula senza risultato salvato: apri e salva il file in un foglio di calcolo',
    en: 'is a formula without a saved result: open and save the file in a spreadsheet',
    fr: 'est une formule sans résultat enregistré\u00a0: ouvrez et enregistrez le fichier dans un tableur',
  },
  'cell-error': {
    it: 'è un errore del foglio di calcolo',
    en: 'is an error of the spreadsheet',
    fr: 'est une erreur du tableur',
  },
  'too-many-cells': {
    it: 'La riga ha più celle dell’intestazione: forse un separatore sta in un testo senza virgolette',
    en: 'The row has more cells than the head: perhaps a separator stands in a text without quotation marks',
    fr: 'La ligne a plus de cellules que l’en-tête\u00a0: un séparateur se trouve peut-être dans un texte sans guillemets',
  },
  twice: {
    it: 'sta già nella riga {line}',
    en: 'is already in row {line}',
    fr: 'figure déjà à la ligne {line}',
  },
  'sent-twice': {
    it: 'sta già in /rows/{place}',
    en: 'is already in /rows/{place}',
    fr: 'figure déjà dans /rows/{place}',
  },
  'head-differs': {
    it: 'è diverso dalla riga {line} dello stesso documento',
    en: 'differs from row {line} of the same document',
    fr: 'diffère de la ligne {line} du même document',
  },
  'too-many-lines': {
    it: 'ha più di {count} righe',
    en: 'has more than {count} lines',
    fr: 'a plus de {count} lignes',
  },
  'company-unknown': {
    it: 'non è il codice cliente, la partita IVA o il nome di un’azienda del portale',
    en: 'is no customer number, VAT number or name of a company in the portal',
    fr: 'n’est ni le code client, ni le numéro de TVA, ni le nom d’une entreprise du portail',
  },
  'company-kind': {
    it: 'non è il tipo dell’azienda: si cambia dalla sua pagina',
    en: 'is not the kind of the company: it is changed on its page',
    fr: 'n’est pas le type de l’entreprise\u00a0: il se change sur sa page',
  },
  'company-of-one': {
    it: 'Un ciclista è una persona sola',
    en: 'A rider is one person alone',
    fr: 'Un cycliste est une seule personne',
  },
  'company-erased': {
    it: 'I dati di questo ciclista sono stati cancellati: non si importano di nuovo',
    en: 'This rider was erased: they are not imported again',
    fr: 'Les données de ce cycliste ont été effacées\u00a0: elles ne sont pas importées à nouveau',
  },
  'person-unknown': {
    it: 'non è l’indirizzo di una persona del portale o invitata',
    en: 'is no address of a person in the portal, or invited to it',
    fr: 'n’est pas l’adresse d’une personne du portail, ni d’une personne invitée',
  },
  'person-of': {
    it: 'è già di una persona di {name}, o invitata lì: può stare in una sola azienda',
    en: 'belongs to a person of {name} already, or invited there: they can be in one company alone',
    fr: 'est déjà celle d’une personne active ou invitée chez {name}\u00a0: elle ne peut être que dans une entreprise',
  },
  'company-several': {
    it: 'è di più aziende: indica il codice cliente',
    en: 'is that of several companies: give the customer number',
    fr: 'est commun à plusieurs entreprises\u00a0: indiquez le code client',
  },
  'vat-of': {
    it: 'è anche la partita IVA di {name}',
    en: 'is the VAT number of {name} as well',
    fr: 'est déjà un numéro de TVA chez {name}',
  },
  'vat-shape': {
    it: 'non sembra una partita IVA di questo paese, ad esempio {example}',
    en: 'does not look like a VAT number of this country, such as {example}',
    fr: 'ne ressemble pas à un numéro de TVA de ce pays, par exemple {example}',
  },
  'name-of': {
    it: 'è anche il nome di {name}: forse è la stessa azienda',
    en: 'is the name of {name} as well: it may be the same company',
    fr: 'existe déjà\u00a0: {name}. C’est peut-être la même entreprise',
  },
  'company-merged': {
    it: 'è il vecchio codice di un’azienda confluita in {name}',
    en: 'is the old number of a company that was merged into {name}',
    fr: 'est l’ancien code d’une entreprise fusionnée dans {name}',
  },
  'family-unknown': {
    it: 'non è un modello del catalogo',
    en: 'is no model of the catalogue',
    fr: 'n’est pas un modèle du catalogue',
  },
  'serial-wrong': {
    it: 'non è un numero di serie del modello {family}',
    en: 'is no serial number of the model {family}',
    fr: 'n’est pas un numéro de série du modèle {family}',
  },
  'delivered-early': {
    it: 'è prima della data di produzione',
    en: 'is before the day it was made on',
    fr: 'est antérieure à la date de fabrication',
  },
  'uses-product': {
    it: 'qualcuno ha registrato la bici',
    en: 'someone has registered the bike',
    fr: 'quelqu’un a enregistré le vélo',
  },
  'uses-ticket': {
    it: 'c’è un intervento per la bici',
    en: 'there is a ticket about the bike',
    fr: 'il existe un dossier SAV pour le vélo',
  },
  'uses-company': {
    it: 'l’azienda ha persone o documenti',
    en: 'the company has people or records',
    fr: 'l’entreprise a des personnes ou des documents',
  },
  'held-by-other': {
    it: 'non è l’azienda che tiene la bici: passa di mano solo con un codice',
    en: 'is not the company that holds the bike: it changes hands by a code alone',
    fr: 'n’est pas l’entreprise qui possède le vélo\u00a0: il ne change de mains que par un code',
  },
  'in-future': { it: 'è una data futura', en: 'is in the future', fr: 'est une date future' },
  'uses-log': {
    it: 'la bici ha attività, controlli, documenti o un codice di trasferimento',
    en: 'the bike has activities, checks, documents or a transfer code',
    fr: 'le vélo a des activités, des contrôles, des documents ou un code de transfert',
  },
  'quote-no-draft': {
    it: 'Il preventivo non è più una bozza: non si può cambiare',
    en: 'The quote is no draft any more: it cannot be changed',
    fr: 'Le devis n’est plus un brouillon\u00a0: il ne peut pas être modifié',
  },
  'quote-shown': {
    it: 'il cliente ha già visto il preventivo',
    en: 'the customer has seen the quote already',
    fr: 'le client a déjà vu le devis',
  },
  'uses-quote': {
    it: 'il cliente ha risposto, o c’è un messaggio sul preventivo',
    en: 'the customer has answered, or there is a message about the quote',
    fr: 'le client a répondu, ou il existe un message sur le devis',
  },
  'takes-no-leads': {
    it: 'non è un rivenditore che riceve contatti',
    en: 'is no dealer who takes leads',
    fr: 'n’est pas un revendeur qui reçoit des contacts',
  },
  'no-way-to-reach': {
    it: 'serve un’e-mail o un numero di telefono',
    en: 'an email address or a phone number is needed',
    fr: 'il faut une adresse e-mail ou un numéro de téléphone',
  },
  'no-phone': {
    it: 'non è un numero di telefono',
    en: 'is no phone number',
    fr: 'n’est pas un numéro de téléphone',
  },
  'lead-erased': {
    it: 'I dati di questo cliente sono stati cancellati: non si importano di nuovo',
    en: 'This customer was erased: they are not imported again',
    fr: 'Les données de ce client ont été effacées\u00a0: elles ne sont pas importées à nouveau',
  },
  'lead-routed': {
    it: 'il contatto è già di un altro rivenditore: assegnalo di nuovo dalla sua pagina',
    en: 'the lead is another dealer’s already: route it again on its page',
    fr: 'le contact est déjà chez un autre revendeur\u00a0: transmettez-le de nouveau depuis sa page',
  },
  'lead-answered': {
    it: 'il rivenditore ha già risposto al contatto',
    en: 'the dealer has answered the lead already',
    fr: 'le revendeur a déjà répondu au contact',
  },
  'file-absent': {
    it: 'non è un file dello ZIP',
    en: 'is no file of the ZIP',
    fr: 'n’est pas un fichier du ZIP',
  },
  'file-too-often': {
    it: 'è già il file di dieci righe: per le altre mettine una copia con un altro nome',
    en: 'is the file of ten rows already: for the others put in a copy by another name',
    fr: 'est déjà le fichier de dix lignes\u00a0: pour les autres, ajoutez une copie sous un autre nom',
  },
  'file-kind': {
    it: 'non è un’immagine, un video o un PDF',
    en: 'is no image, video or PDF',
    fr: 'n’est ni une image, ni une vidéo, ni un PDF',
  },
  'file-no-pdf': { it: 'deve essere un PDF', en: 'has to be a PDF', fr: 'doit être un PDF' },
  'file-unreadable': {
    it: 'è un file vuoto, danneggiato o troppo grande',
    en: 'is an empty, damaged or too large file',
    fr: 'est un fichier vide, endommagé ou trop grand',
  },
  'file-gone': {
    it: 'non è più conservato: controlla di nuovo il file',
    en: 'is no longer kept: check the file again',
    fr: 'n’est plus conservé\u00a0: contrôlez de nouveau le fichier',
  },
  'disk-full': {
    it: 'non c’è spazio sul disco del portale',
    en: 'has no room on the portal’s disk',
    fr: 'n’a pas de place sur le disque du portail',
  },
  'folder-unknown': {
    it: 'non è una cartella della libreria media (Foto / 2026)',
    en: 'is no folder of the media library (Photos / 2026)',
    fr: 'n’est pas un dossier de la médiathèque (Photos / 2026)',
  },
  'shelf-other': {
    it: 'la risorsa sta già altrove',
    en: 'the resource stands elsewhere already',
    fr: 'la ressource est déjà ailleurs',
  },
  'changed-since': {
    it: 'è cambiato dopo l’importazione',
    en: 'has changed since the import',
    fr: 'a changé depuis l’importation',
  },
  gone: { it: 'non c’è più', en: 'is there no more', fr: 'n’existe plus' },
} as const satisfies WordTable

export type Reason = keyof typeof reasonWords
