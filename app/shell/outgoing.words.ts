import type { WordTable } from '#app/kit/words/words.ts'

export const outgoingWords = {
  files: {
    it: { one: '{count} file caricato', other: '{count} file caricati' },
    en: { one: '{count} file uploaded', other: '{count} files uploaded' },
    fr: { one: '{count} fichier envoyé', other: '{count} fichiers envoyés' },
  },
  sent: {
    it: 'Richiesta di garanzia inviata',
    en: 'Warranty request sent',
    fr: 'Demande de garantie envoyée',
  },
  see: { it: 'Apri l’intervento', en: 'Open the ticket', fr: 'Ouvrir le dossier' },
  refused: {
    it: 'Richiesta di garanzia non inviata: manca qualcosa',
    en: 'Warranty request not sent: something is missing',
    fr: 'Demande de garantie non envoyée\u00a0: il manque quelque chose',
  },
  open: { it: 'Apri la bozza', en: 'Open the draft', fr: 'Ouvrir le brouillon' },
  leave: {
    it: 'C’è ancora qualcosa da inviare',
    en: 'Something has not been sent yet',
    fr: 'Tout n’a pas encore été envoyé',
  },
  'leave.text': {
    it: {
      one: 'Su questo dispositivo c’è {count} testo o file che il portale non ha ancora ricevuto. Uscendo viene eliminato; restando, parte da solo appena c’è la connessione.',
      other:
        'Su questo dispositivo ci sono {count} testi o file che il portale non ha ancora ricevuto. Uscendo vengono eliminati; restando, partono da soli appena c’è la connessione.',
    },
    en: {
      one: 'This device holds {count} text or file that the portal has not received yet. If you log out it is deleted; if you stay it goes by itself as soon as you are online.',
      other:
        'This device holds {count} texts or files that the portal has not received yet. If you log out they are deleted; if you stay they go by themselves as soon as you are online.',
    },
    fr: {
      one: 'Cet appareil contient {count} texte ou fichier que le portail n’a pas encore reçu. Si vous vous déconnectez, il est supprimé\u00a0; sinon, il part tout seul dès que la connexion revient.',
      other:
        'Cet appareil contient {count} textes ou fichiers que le portail n’a pas encore reçus. Si vous vous déconnectez, ils sont supprimés\u00a0; sinon, ils partent tout seuls dès que la connexion revient.',
    },
  },
  'leave.stay': { it: 'Resta', en: 'Stay', fr: 'Rester' },
  'leave.go': { it: 'Esci ed elimina', en: 'Log out and delete', fr: 'Se déconnecter et supprimer' },
} as const satisfies WordTable
