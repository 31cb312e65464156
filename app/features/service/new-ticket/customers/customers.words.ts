import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const customersWords = {
  title: pageNames['for-customer'],
  console: terms.console,
  intro: {
    it: 'Cerca chi è al telefono, poi scrivi la richiesta come la scriverebbe di persona. L’intervento sarà suo: lo vede, riceve le e-mail e può rispondere.',
    en: 'Find the person on the phone, then write the request as they would themselves. The ticket will be theirs: they see it, get the emails and can reply.',
    fr: 'Cherchez la personne au téléphone, puis rédigez la demande comme elle le ferait elle-même. Le dossier SAV sera le sien\u00a0: elle le voit, reçoit les e-mails et peut répondre.',
  },
  'search.where': {
    it: 'Nome, telefono, serie',
    en: 'Name, phone, serial',
    fr: 'Nom, téléphone, série',
  },
  'search.in': {
    it: 'Nome, indirizzo e-mail, telefono, azienda, codice cliente o numero di serie di una bici',
    en: 'Name, email address, phone, company, customer number or the serial number of a bike',
    fr: 'Nom, adresse e-mail, téléphone, entreprise, code client ou numéro de série d’un vélo',
  },
  'search.do': listsWords.search,
  found: { it: 'Persone trovate', en: 'People found', fr: 'Personnes trouvées' },
  of: { it: 'Persone: {company}', en: 'People: {company}', fr: 'Personnes\u00a0: {company}' },
  more: { it: 'Altre persone', en: 'More people', fr: 'Autres personnes' },
  none: {
    it: 'Nessuno corrisponde a questa ricerca.',
    en: 'Nobody matches this search.',
    fr: 'Personne ne correspond à cette recherche.',
  },
  person: terms.name,
  company: terms.company,
  role: terms.role,
  email: terms.email,
  'unknown.title': {
    it: 'Chi chiama non ha un accesso?',
    en: 'The caller has no access?',
    fr: 'La personne n’a pas d’accès\u00a0?',
  },
  'unknown.text': {
    it: 'Un intervento appartiene sempre a qualcuno che può leggerlo. Chi lavora per un rivenditore viene invitato dalla pagina della sua azienda, dal titolare o da un amministratore. Un ciclista si registra da solo all’indirizzo qui sotto; appena l’accesso è abilitato, lo trovi in questa ricerca.',
    en: 'A ticket always belongs to someone who can read it. People who work for a dealer are invited from their company’s page, by its owner or by an administrator. A rider registers at the address below; as soon as the access is approved you find them in this search.',
    fr: 'Un dossier SAV appartient toujours à quelqu’un qui peut le lire. Les personnes qui travaillent pour un revendeur sont invitées depuis la page de leur entreprise, par son responsable ou un administrateur. Un cycliste s’inscrit à l’adresse ci-dessous\u00a0; dès que l’accès est activé, vous le trouvez dans cette recherche.',
  },
  'closed.disabled': { it: 'Accesso disattivato', en: 'Access disabled', fr: 'Accès désactivé' },
  'closed.not-in': { it: 'Accesso non abilitato', en: 'Access not approved', fr: 'Accès non activé' },
  'closed.no-module': {
    it: 'Licenza senza interventi',
    en: 'Licence without tickets',
    fr: 'Licence sans dossiers SAV',
  },
  'closed.title': {
    it: 'Per {name} non si può aprire un intervento',
    en: 'No ticket can be opened for {name}',
    fr: 'Impossible d’ouvrir un dossier SAV pour {name}',
  },
  'closed.disabled.text': {
    it: 'Il suo accesso al portale è disattivato: non potrebbe leggere l’intervento.',
    en: 'Their access to the portal is disabled: they could not read the ticket.',
    fr: 'Son accès au portail est désactivé\u00a0: cette personne ne pourrait pas lire le dossier.',
  },
  'closed.not-in.text': {
    it: 'Non fa parte di un’azienda con accesso abilitato al portale: non potrebbe leggere l’intervento.',
    en: 'They do not belong to a company with approved access to the portal: they could not read the ticket.',
    fr: 'Cette personne ne fait pas partie d’une entreprise dont l’accès au portail est activé\u00a0: elle ne pourrait pas lire le dossier.',
  },
  'closed.no-module.text': {
    it: 'La licenza del cliente non comprende gli interventi. Un amministratore può attivare il modulo.',
    en: 'The customer’s licence does not include tickets. An administrator can activate the module.',
    fr: 'La licence du client ne comprend pas les dossiers SAV. Un administrateur peut activer le module.',
  },
  'closed.company': {
    it: 'Apri la pagina dell’azienda',
    en: 'Open the company’s page',
    fr: 'Ouvrir la page de l’entreprise',
  },
  'kept.title': { it: 'Quello che hai scritto', en: 'What you wrote', fr: 'Ce que vous avez écrit' },
  'kept.text': {
    it: 'La bozza è salvata con i suoi file ({moment}). Il modulo si riapre così com’era appena si può di nuovo scrivere per questa persona.',
    en: 'The draft is saved with its files ({moment}). The form opens again as it was as soon as you can write for this person again.',
    fr: 'Le brouillon est enregistré avec ses fichiers ({moment}). Le formulaire se rouvrira tel quel dès qu’il sera de nouveau possible d’écrire pour cette personne.',
  },
  for: { it: 'Scrivi per', en: 'You are writing for', fr: 'Vous écrivez pour' },
  speaks: { it: 'Lingua: {language}', en: 'Language: {language}', fr: 'Langue\u00a0: {language}' },
  another: { it: 'Cambia cliente', en: 'Another customer', fr: 'Changer de client' },
  'moved.title': {
    it: 'Da quando hai iniziato questa bozza {name} ha cambiato azienda',
    en: '{name} has moved to another company since you began this draft',
    fr: '{name} a changé d’entreprise depuis le début de ce brouillon',
  },
  'moved.text': {
    it: 'L’intervento andrà a {company}. Controlla con chi parli prima di inviare.',
    en: 'The ticket will go to {company}. Check who you are talking to before you send it.',
    fr: 'Le dossier SAV ira à {company}. Vérifiez à qui vous parlez avant de l’envoyer.',
  },
  takes: { it: 'Assegna l’intervento a me', en: 'Assign the ticket to me', fr: 'M’attribuer le dossier SAV' },
  'takes.hint': {
    it: 'Altrimenti valgono le regole di assegnazione.',
    en: 'Otherwise the assignment rules apply.',
    fr: 'Sinon, les règles d’attribution s’appliquent.',
  },
} as const satisfies WordTable
