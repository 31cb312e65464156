import type { MissingInput } from '#app/features/bicycles/coverage/coverage.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** How a verdict that is not known can become known. */
export const wayWords = {
  parts: {
    it: 'Indica la parte interessata.',
    en: 'Choose the part involved.',
    fr: 'Indiquez la pièce concernée.',
  },
  country: {
    it: 'Scegli il paese di vendita.',
    en: 'Choose the country of sale.',
    fr: 'Choisissez le pays de vente.',
  },
  purchase: {
    it: 'Scrivi la data di acquisto e allega la prova d’acquisto.',
    en: 'Enter the date of purchase and attach the proof of purchase.',
    fr: 'Indiquez la date d’achat et joignez la preuve d’achat.',
  },
  delivery: {
    it: 'Se hai il documento di trasporto (DDT) o di consegna, allegalo: la data viene controllata dal produttore.',
    en: 'If you have the delivery note, attach it: the maker checks the date.',
    fr: 'Si vous avez le bon de livraison, joignez-le\u00a0: le fabricant vérifie la date.',
  },
  'first-owner': {
    it: 'Allega la prova d’acquisto a nome del primo proprietario.',
    en: 'Attach the proof of purchase in the first owner’s name.',
    fr: 'Joignez la preuve d’achat au nom du premier propriétaire.',
  },
  confirmation: {
    it: 'Allega la prova d’acquisto: con questa la registrazione può essere confermata.',
    en: 'Attach the proof of purchase: with it the registration can be confirmed.',
    fr: 'Joignez la preuve d’achat\u00a0: elle permet de confirmer l’enregistrement.',
  },
  registration: {
    it: 'Allega la prova d’acquisto: la registrazione viene controllata dal produttore.',
    en: 'Attach the proof of purchase: the maker checks the registration.',
    fr: 'Joignez la preuve d’achat\u00a0: le fabricant vérifie l’enregistrement.',
  },
  service: {
    it: 'Fai fare da un rivenditore il tagliando dovuto: vale dal momento in cui è nella scheda della bici.',
    en: 'Have the service that is due done by a dealer: it counts once it stands on the bike’s page.',
    fr: 'Faites faire la révision prévue par un revendeur\u00a0: elle compte dès qu’elle figure sur la fiche du vélo.',
  },
} as const satisfies WordTable & Record<MissingInput, unknown>

export const noteWords = {
  decides: { it: 'Decide il produttore.', en: 'The maker decides.', fr: 'Le fabricant décide.' },
  usual: {
    it: {
      one: 'Di solito la risposta arriva entro un giorno.',
      other: 'Di solito la risposta arriva entro {count} giorni.',
    },
    en: { one: 'Usually answered within a day.', other: 'Usually answered within {count} days.' },
    fr: {
      one: 'En général, la réponse arrive sous un jour.',
      other: 'En général, la réponse arrive sous {count} jours.',
    },
  },
  'at-once': {
    it: 'La richiesta può essere accettata appena inviata, se ci sono tutte le foto richieste e nessuna è già stata usata, se la bici non è registrata e la parte non è già in un altro intervento.',
    en: 'The request can be accepted as soon as it is sent, if all photos asked for are there and none was used before, if the bike is not registered and the part is in no other ticket.',
    fr: 'La demande peut être acceptée aussitôt envoyée, si toutes les photos demandées sont là et qu’aucune n’a déjà servi, si le vélo n’est pas enregistré et que la pièce ne figure dans aucun autre dossier SAV.',
  },
  'at-once.some': {
    it: 'Alcune vengono estratte a sorte, e prima le guarda il produttore.',
    en: 'Some are drawn at random: the maker looks at those first.',
    fr: 'Certaines sont tirées au sort\u00a0: le fabricant les examine d’abord.',
  },
} as const satisfies WordTable
