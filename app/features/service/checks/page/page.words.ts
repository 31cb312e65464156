import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { fillWords } from '../fill.words.ts'

export const pageWords = {
  ...fillWords,
  back: terms.checks,
  bike: terms.theBike,
  steps: { it: 'Tutti i passaggi', en: 'All steps', fr: 'Toutes les étapes' },
  progress: { it: '{done} di {of} fatti', en: '{done} of {of} done', fr: '{done} sur {of} faites' },
  line: { it: 'Nessuna connessione', en: 'No connection', fr: 'Pas de connexion' },
  'line.words': {
    it: 'Quello che scrivi e le foto restano su questo dispositivo. Il passaggio si può salvare quando torna la rete: lascia aperta questa pagina, poi premi di nuovo il pulsante.',
    en: 'What you write and your photos stay on this device. The step can be saved once the connection is back: leave this page open, then press the button again.',
    fr: 'Ce que vous écrivez et vos photos restent sur cet appareil. L’étape pourra être enregistrée au retour du réseau\u00a0: laissez cette page ouverte, puis appuyez de nouveau sur le bouton.',
  },
  'to-sign': { it: 'Vai alla firma', en: 'Go to the signing', fr: 'Passer à la signature' },
  sign: { it: 'Firma', en: 'Signature', fr: 'Signature' },
  'sign.words': {
    it: 'Con la firma il controllo non si può più cambiare.',
    en: 'Once signed, the check cannot be changed any more.',
    fr: 'Une fois signé, le contrôle ne peut plus être modifié.',
  },
  'sign.delivery': {
    it: 'La firma registra la bici a nome del negozio e fa partire la garanzia dalla data di acquisto.',
    en: 'Signing registers the bike to the shop, and the warranty starts on the date of purchase.',
    fr: 'La signature enregistre le vélo au nom du magasin et fait débuter la garantie à la date d’achat.',
  },
  'sign.recall': {
    it: 'La firma segna la bici come sistemata per il richiamo.',
    en: 'Signing marks the bike as done for the recall.',
    fr: 'La signature note le vélo comme réglé pour le rappel.',
  },
  'sign.open': {
    it: { one: 'Manca ancora {count} passaggio.', other: 'Mancano ancora {count} passaggi.' },
    en: { one: '{count} step is still to be done.', other: '{count} steps are still to be done.' },
    fr: { one: 'Il reste {count} étape à faire.', other: 'Il reste {count} étapes à faire.' },
  },
  'mechanic.name': {
    it: 'Nome e cognome del meccanico',
    en: 'Full name of the mechanic',
    fr: 'Prénom et nom du mécanicien',
  },
  'rider.name': {
    it: 'Nome e cognome di chi ritira la bici',
    en: 'Full name of the person who takes the bike',
    fr: 'Prénom et nom de la personne qui retire le vélo',
  },
  'sign.send': { it: 'Firma il controllo', en: 'Sign the check', fr: 'Signer le contrôle' },
  'sign.register': {
    it: 'Firma e registra la bici',
    en: 'Sign and register the bike',
    fr: 'Signer et enregistrer le vélo',
  },
  country: terms.countryOfPurchase,
  date_of_purchase: terms.dateOfPurchase,
  size: terms.size,
  colour: terms.colour,
  serial_confirmed: {
    it: 'Il numero {serial} è giusto',
    en: 'The number {serial} is right',
    fr: 'Le numéro {serial} est correct',
  },
  safety_contact: {
    it: 'Il cliente vuole essere avvisato dei richiami',
    en: 'The customer wants to be told of recalls',
    fr: 'Le client souhaite être prévenu des rappels',
  },
  pdf: terms.downloadPdf,
  correct: {
    it: 'Correggi con un nuovo controllo',
    en: 'Correct with a new check',
    fr: 'Corriger par un nouveau contrôle',
  },
  corrects: {
    it: 'Corregge il controllo precedente',
    en: 'Corrects the earlier check',
    fr: 'Corrige le contrôle précédent',
  },
  corrected: {
    it: 'È stato corretto da un controllo successivo',
    en: 'A later check corrects it',
    fr: 'Corrigé par un contrôle ultérieur',
  },
  'to-appointment': { it: 'Torna all’appuntamento', en: 'Back to the appointment', fr: 'Revenir au rendez-vous' },
  'to-recalls': { it: 'Torna ai richiami', en: 'Back to the recalls', fr: 'Revenir aux rappels' },
  'hand-over': {
    it: 'Passa la bici al cliente',
    en: 'Pass the bike to the customer',
    fr: 'Céder le vélo au client',
  },
  discard: { it: 'Elimina il controllo', en: 'Delete the check', fr: 'Supprimer le contrôle' },
  'discard.words': {
    it: 'Quello che è stato compilato va perso.',
    en: 'What has been filled in is lost.',
    fr: 'Ce qui a été rempli est perdu.',
  },
  'begun-by': {
    it: 'Iniziato da {name}, {moment}',
    en: 'Begun by {name}, {moment}',
    fr: 'Commencé par {name}, {moment}',
  },
  'notice.sign': { it: 'Controllo firmato', en: 'Check signed', fr: 'Contrôle signé' },
  'notice.remove-photo': { it: 'Foto tolta', en: 'Photo removed', fr: 'Photo retirée' },
  'notice.correct': { it: 'Nuovo controllo iniziato', en: 'New check begun', fr: 'Nouveau contrôle commencé' },
  'notice.begin': { it: 'Controllo iniziato', en: 'Check begun', fr: 'Contrôle commencé' },
} as const satisfies WordTable
