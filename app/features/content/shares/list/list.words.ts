import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const listWords = {
  console: terms.console,
  all: { it: 'Tutte', en: 'All', fr: 'Tous' },
  count: {
    it: { one: '{count} condivisione', other: '{count} condivisioni' },
    en: { one: '{count} share', other: '{count} shares' },
    fr: { one: '{count} partage', other: '{count} partages' },
  },
  empty: { it: 'Nessuna condivisione', en: 'No shares', fr: 'Aucun partage' },
  'empty.dealer': {
    it: 'Nella libreria media scegli i file per la tua agenzia o la tua tipografia e premi «Condividi»: ricevi un link da inviare.',
    en: 'In the media library choose the files for your agency or printer and press “Share”: you get a link to send.',
    fr: 'Dans la médiathèque, choisissez les fichiers pour votre agence ou votre imprimeur et appuyez sur «\u00a0Partager\u00a0»\u00a0: vous recevez un lien à envoyer.',
  },
  'empty.staff': {
    it: 'Qui compare ciò che i rivenditori condividono con agenzie e tipografie.',
    en: 'What dealers share with agencies and printers will appear here.',
    fr: 'Ici apparaîtra ce que les revendeurs partagent avec des agences et des imprimeurs.',
  },
  'no-result': { it: 'Nessuna condivisione trovata', en: 'No shares found', fr: 'Aucun partage trouvé' },
  'search.fields': { it: 'destinatario e nota', en: 'recipient and note', fr: 'le destinataire et la remarque' },
  'search.hint': { it: 'Destinatario, nota', en: 'Recipient, note', fr: 'Destinataire, remarque' },
  'show-all': { it: 'Mostra tutte le condivisioni', en: 'Show all shares', fr: 'Afficher tous les partages' },
  error: {
    it: 'Errore nel caricamento delle condivisioni',
    en: 'Error loading the shares',
    fr: 'Erreur lors du chargement des partages',
  },
  choose: { it: 'Scegli i file', en: 'Choose files', fr: 'Choisir des fichiers' },
  'file.name': { it: 'condivisioni', en: 'shares', fr: 'partages' },
} as const satisfies WordTable
