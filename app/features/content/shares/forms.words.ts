import type { WordTable } from '#app/kit/words/words.ts'

export const formWords = {
  days: {
    it: 'Da 1 a 90 giorni',
    en: 'From 1 to 90 days',
    fr: 'De 1 à 90 jours',
  },
  accepted: {
    it: 'Per vedere i file devi accettare le condizioni d’uso',
    en: 'To see the files you have to accept the terms of use',
    fr: 'Pour voir les fichiers, vous devez accepter les conditions d’utilisation',
  },
  'none-left': {
    it: 'Nessuno di questi file si può condividere: sono stati ritirati, o le loro condizioni d’uso non lo consentono.',
    en: 'None of these files can be shared: they were withdrawn, or their terms of use do not allow it.',
    fr: 'Aucun de ces fichiers ne peut être partagé\u00a0: ils ont été retirés, ou leurs conditions d’utilisation ne le permettent pas.',
  },
  'too-many-files': {
    it: 'Una condivisione contiene al massimo {count} file: scegline meno.',
    en: 'A share holds up to {count} files: choose fewer.',
    fr: 'Un partage contient au maximum {count} fichiers\u00a0: choisissez-en moins.',
  },
  'too-many-open': {
    it: 'La tua azienda ha già {count} condivisioni aperte: revocane una che non serve più.',
    en: 'Your company already has {count} open shares: revoke one that is no longer needed.',
    fr: 'Votre entreprise a déjà {count} partages ouverts\u00a0: révoquez-en un qui ne sert plus.',
  },
  'over-meanwhile': {
    it: 'Questa condivisione è già chiusa: è scaduta o è stata revocata nel frattempo.',
    en: 'This share is closed already: it ended or was revoked in the meantime.',
    fr: 'Ce partage est déjà fermé\u00a0: il a expiré ou a été révoqué entre-temps.',
  },
} as const satisfies WordTable
