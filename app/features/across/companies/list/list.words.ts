import { terms } from '#app/terms.words.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What the list of companies says, beside the words of the companies. */
export const listWords = {
  'search.where': factsWords['search.where'],
  'search.in': {
    it: 'Nome, codice cliente, partita IVA, e-mail',
    en: 'Name, customer number, VAT number, email',
    fr: 'Nom, code client, numéro de TVA, adresse e-mail',
  },
  'kind.all': terms.allKinds,
  pending: staffWords['staff.invited'],
  'pending.words': {
    it: 'Sono le persone invitate nelle aziende che non hanno ancora accettato, anche se il link è scaduto. Ognuna riceve una nuova e-mail con un link valido sette giorni; quello precedente non vale più. Restano fuori gli inviti dell’ultima ora.',
    en: 'These are the people invited into companies who have not accepted yet, even if their link has expired. Each gets a new email with a link that is valid for seven days; the earlier one no longer works. Invitations of the last hour are left out.',
    fr: 'Ce sont les personnes invitées dans les entreprises qui n’ont pas encore accepté, même si leur lien a expiré. Chacune reçoit un nouvel e-mail avec un lien valable sept jours\u00a0; le précédent ne fonctionne plus. Les invitations de la dernière heure ne sont pas concernées.',
  },
  'pending.send': { it: 'Invia di nuovo a tutti', en: 'Send to all again', fr: 'Renvoyer à tous' },
  'notice.send-again': {
    it: 'Inviti inviati di nuovo: i link precedenti non valgono più',
    en: 'Invitations sent again: the earlier links no longer work',
    fr: 'Invitations renvoyées\u00a0: les liens précédents ne fonctionnent plus',
  },
  count: staffWords['companies.count'],
  empty: { it: 'Nessuna azienda', en: 'No companies', fr: 'Aucune entreprise' },
  'empty.words': {
    it: 'Le aziende con le loro persone si importano da un file, oppure si creano una per una: qui, o quando si abilita un account.',
    en: 'Companies with their people are imported from a file, or created one by one: here, or when an account is approved.',
    fr: 'Les entreprises avec leurs personnes s’importent depuis un fichier, ou se créent une par une\u00a0: ici, ou lorsqu’un compte est activé.',
  },
  import: terms.importFromFile,
  'no-result': { it: 'Nessuna azienda trovata', en: 'No companies found', fr: 'Aucune entreprise trouvée' },
  'search.fields': {
    it: 'nome, persone, codice cliente, partita IVA ed e-mail',
    en: 'name, people, customer number, VAT number and email',
    fr: 'le nom, les personnes, le code client, le numéro de TVA et l’adresse e-mail',
  },
  'show-all': { it: 'Mostra tutte le aziende', en: 'Show all companies', fr: 'Afficher toutes les entreprises' },
  error: {
    it: 'Errore nel caricamento delle aziende',
    en: 'Error loading companies',
    fr: 'Erreur lors du chargement des entreprises',
  },
} as const satisfies WordTable
