import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { contactFormWords } from '#app/features/people/contact/contact.forms.words.ts'

const created = { it: 'Azienda creata', en: 'Company created', fr: 'Entreprise créée' } as const

const shopAdded = { it: 'Punto vendita aggiunto', en: 'Shop added', fr: 'Point de vente ajouté' } as const
const shopRemoved = { it: 'Punto vendita eliminato', en: 'Shop deleted', fr: 'Point de vente supprimé' } as const

/** What staff keep of a company: its facts, its terms and its history. */
export const factsWords = {
  kind: terms.kind,
  'kind.dealer': terms.dealer,
  'kind.customer': terms.rider,
  name: terms.name,
  customerNumber: terms.customerNumber,
  'customerNumber.hint': {
    it: 'Come nel gestionale: le importazioni trovano l’azienda con questo codice.',
    en: 'As in the ERP: imports find the company by this number.',
    fr: 'Comme dans l’ERP\u00a0: les importations retrouvent l’entreprise grâce à ce code.',
  },
  country: terms.country,
  vatNumber: terms.vatNumber,
  locale: terms.language,
  street: { it: 'Via e numero civico', en: 'Street and number', fr: 'Rue et numéro' },
  postcode: terms.postcode,
  city: terms.city,
  phone: terms.phone,
  email: terms.email,
  address: { it: 'Indirizzo di fatturazione', en: 'Billing address', fr: 'Adresse de facturation' },
  timeZone: { it: 'Fuso orario', en: 'Time zone', fr: 'Fuseau horaire' },
  hours: { it: 'Orari', en: 'Opening hours', fr: 'Horaires' },
  closures: { it: 'Giorni di chiusura', en: 'Closed days', fr: 'Jours de fermeture' },
  wayIn: { it: 'Come arrivare', en: 'How to get in', fr: 'Accès' },
  save: terms.save,

  new: { it: 'Nuova azienda', en: 'New company', fr: 'Nouvelle entreprise' },
  'new.words': {
    it: 'Creata l’azienda di un rivenditore, puoi invitarne il titolare.',
    en: 'Once a dealer’s company is created, you can invite its owner.',
    fr: 'Pour un revendeur, vous pourrez ensuite inviter le responsable.',
  },
  'new.do': { it: 'Crea azienda', en: 'Create company', fr: 'Créer l’entreprise' },
  'new.anyway': { it: 'Crea lo stesso', en: 'Create anyway', fr: 'Créer quand même' },
  'save.anyway': { it: 'Salva lo stesso', en: 'Save anyway', fr: 'Enregistrer quand même' },
  'alike.title': {
    it: 'Questa azienda forse c’è già: controlla, prima di continuare.',
    en: 'This company may be here already: check before you go on.',
    fr: 'Cette entreprise existe peut-être déjà\u00a0: vérifiez avant de continuer.',
  },
  'alike-vat': {
    it: 'Stessa partita IVA di {name}',
    en: 'Same VAT number as {name}',
    fr: 'Même numéro de TVA\u00a0: {name}',
  },
  'alike-name': { it: 'Stesso nome di {name}', en: 'Same name as {name}', fr: 'Même nom\u00a0: {name}' },
  edit: terms.edit,
  'edit.title': { it: 'Dati dell’azienda', en: 'Company details', fr: 'Données de l’entreprise' },

  terms: terms.conditions,
  'terms.none': {
    it: 'Nessuna tariffa oraria stabilita.',
    en: 'No labour rate has been set.',
    fr: 'Aucun taux horaire n’a été fixé.',
  },
  rate: { it: 'Tariffa oraria', en: 'Labour rate per hour', fr: 'Taux horaire' },
  currency: terms.currency,
  validFrom: { it: 'Valida dal giorno', en: 'Valid from', fr: 'Valable à partir du' },
  'terms.now': { it: 'in vigore', en: 'in force', fr: 'en vigueur' },
  'terms.save': { it: 'Salva la tariffa', en: 'Save rate', fr: 'Enregistrer le taux' },
  'terms.new': { it: 'Nuova tariffa oraria', en: 'New labour rate', fr: 'Nouveau taux horaire' },

  history: terms.history,
  'by.staff': { it: '{name} ({brand})', en: '{name} ({brand})', fr: '{name} ({brand})' },
  'history.none': {
    it: 'Ancora nessuna modifica.',
    en: 'Nothing has been changed yet.',
    fr: 'Aucune modification pour l’instant.',
  },
  'event.created': created,
  'event.changed': { it: 'Dati modificati', en: 'Details changed', fr: 'Données modifiées' },
  'event.terms': { it: 'Tariffa oraria stabilita', en: 'Labour rate set', fr: 'Taux horaire fixé' },
  'event.shop_added': shopAdded,
  'event.shop_changed': { it: 'Punto vendita modificato', en: 'Shop changed', fr: 'Point de vente modifié' },
  'event.shop_removed': shopRemoved,
  'event.seen_as': {
    it: 'Portale visto come questa azienda, in sola lettura',
    en: 'Portal seen as this company, read-only',
    fr: 'Portail vu comme cette entreprise, en lecture seule',
  },
  'event.seen_as_ended': {
    it: 'Fine della visione come questa azienda',
    en: 'Seeing as this company ended',
    fr: 'Fin de la vue comme cette entreprise',
  },
  'see-as': { it: 'Vedi come questa azienda', en: 'See as this company', fr: 'Voir comme cette entreprise' },
  'see-as.words': {
    it: 'Per un’ora vedi il portale come il titolare, in sola lettura: nulla si può inviare. Il titolare legge nella cronologia chi ha guardato e quando.',
    en: 'For an hour you see the portal as the owner does, read-only: nothing can be sent. The owner reads in the history who looked and when.',
    fr: 'Pendant une heure, vous voyez le portail comme le responsable, en lecture seule\u00a0: rien ne peut être envoyé. Le responsable lit dans l’historique qui a regardé et quand.',
  },
  'see-as.do': { it: 'Vedi il portale', en: 'See the portal', fr: 'Voir le portail' },
  'event.merged': {
    it: 'Azienda unita a questa',
    en: 'Company merged into this one',
    fr: 'Entreprise fusionnée avec celle-ci',
  },
  'event.rate': {
    it: '{rate} l’ora dal giorno {day}',
    en: '{rate} per hour from {day}',
    fr: '{rate} de l’heure à partir du {day}',
  },
  'event.before': { it: 'Prima: {rate}', en: 'Before: {rate}', fr: 'Avant\u00a0: {rate}' },

  'notice.created': created,
  'notice.added': shopAdded,
  'notice.removed': shopRemoved,
  'search.where': { it: 'Nome, codice, P. IVA', en: 'Name, number, VAT no.', fr: 'Nom, code, n°\u00a0de TVA' },
  merge: { it: 'Unisci', en: 'Merge', fr: 'Fusionner' },
  'notice.merged': { it: 'Aziende unite', en: 'Companies merged', fr: 'Entreprises fusionnées' },
  'notice.facts': terms.detailsSaved,
  'notice.terms': { it: 'Tariffa salvata', en: 'Rate saved', fr: 'Taux enregistré' },

  'kind.hint': {
    it: 'Un ciclista è un’azienda di una sola persona: chi viene abilitato come ciclista con l’e-mail scritta qui la trova come sua.',
    en: 'A rider is a company of one person: a rider who is approved with the email given here gets this company.',
    fr: 'Un cycliste est une entreprise d’une seule personne\u00a0: une personne activée comme cycliste avec l’adresse e-mail indiquée ici la retrouve comme la sienne.',
  },
  'kind-people': {
    it: 'Il tipo non si può cambiare: nell’azienda ci sono persone, e il loro ruolo vale solo per questo tipo.',
    en: 'The kind cannot be changed: there are people in the company, whose role belongs to this kind.',
    fr: 'Le type ne peut pas être changé\u00a0: l’entreprise compte des personnes dont le rôle n’existe que pour ce type.',
  },
  'kind-invites': {
    it: 'Il tipo non si può cambiare: c’è un invito aperto. Prima ritiralo.',
    en: 'The kind cannot be changed: an invitation is open. Withdraw it first.',
    fr: 'Le type ne peut pas être changé\u00a0: une invitation est en cours. Retirez-la d’abord.',
  },
  'kind-leads': {
    it: 'Il tipo non si può cambiare: l’azienda ha contatti, che vanno solo ai rivenditori.',
    en: 'The kind cannot be changed: the company has leads, which only go to dealers.',
    fr: 'Le type ne peut pas être changé\u00a0: l’entreprise a des contacts, réservés aux revendeurs.',
  },
  'kind-shops': {
    it: 'Il tipo non si può cambiare: l’azienda ha punti vendita. Prima eliminali.',
    en: 'The kind cannot be changed: the company has shops. Delete them first.',
    fr: 'Le type ne peut pas être changé\u00a0: l’entreprise a des points de vente. Supprimez-les d’abord.',
  },
  'kind-terms': {
    it: 'Il tipo non si può cambiare: l’azienda ha una tariffa oraria, che vale solo per i rivenditori.',
    en: 'The kind cannot be changed: the company has a labour rate, which only dealers have.',
    fr: 'Le type ne peut pas être changé\u00a0: l’entreprise a un taux horaire, réservé aux revendeurs.',
  },
  'facts-changed': {
    it: 'Nel frattempo un’altra persona o un’importazione ha modificato questi dati. Il modulo mostra i tuoi: confrontali con quelli salvati e salva di nuovo.',
    en: 'Someone else, or an import, has changed these details in the meantime. The form shows yours: compare them with the saved ones and save again.',
    fr: 'Une autre personne ou une importation a modifié ces données entre-temps. Le formulaire affiche les vôtres\u00a0: comparez-les avec celles enregistrées et enregistrez de nouveau.',
  },
  'phone-wrong': contactFormWords['phone-wrong'],
  'vat-wrong': contactFormWords['vat-wrong'],
  'customer-number-signs': {
    it: 'Il codice cliente ha solo lettere, cifre e i segni . / _ -',
    en: 'A customer number has only letters, digits and the signs . / _ -',
    fr: 'Un code client ne contient que des lettres, des chiffres et les signes . / _ -',
  },
  'customer-number-taken': {
    it: 'Questo codice cliente è già di {name}.',
    en: 'This customer number already belongs to {name}.',
    fr: 'Ce code client appartient déjà à {name}.',
  },
  'rate-wrong': {
    it: 'Inserisci un importo maggiore di zero, ad esempio 48,50.',
    en: 'Enter an amount above zero, such as 48.50.',
    fr: 'Saisissez un montant supérieur à zéro, par exemple 48,50.',
  },
} as const satisfies WordTable
