import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

const disabled = { it: 'Account disattivato', en: 'Account disabled', fr: 'Compte désactivé' } as const

const chooseRole = {
  it: 'Scegli un ruolo dell’elenco.',
  en: 'Choose one of the roles.',
  fr: 'Choisissez un des rôles de la liste.',
} as const

/** Those who work together, whichever side they are on: roles, invitations, and what becomes of a person. */
export const companyWords = {
  'role.owner.hint': {
    it: 'Vede tutto e decide chi lavora qui.',
    en: 'Sees everything and decides who works here.',
    fr: 'Voit tout et décide qui travaille ici.',
  },
  'role.sales.hint': {
    it: 'Interventi, ordini, preventivi e prezzi.',
    en: 'Tickets, orders, quotes and prices.',
    fr: 'Dossiers SAV, commandes, devis et prix.',
  },
  'role.workshop.hint': {
    it: 'Interventi, bici, appuntamenti, controlli e richiami, senza prezzi.',
    en: 'Tickets, bicycles, appointments, checks and recalls, without prices.',
    fr: 'Dossiers SAV, vélos, rendez-vous, contrôles et rappels, sans prix.',
  },
  'role.agent.hint': {
    it: 'Segue gli interventi dei clienti.',
    en: 'Works on the customers’ tickets.',
    fr: 'Traite les dossiers SAV des clients.',
  },
  'role.admin.hint': {
    it: 'Gestisce anche account, licenze e colleghi.',
    en: 'Also manages accounts, licences and staff.',
    fr: 'Gère aussi les comptes, les licences et l’équipe.',
  },

  name: terms.name,
  email: terms.email,
  'email.back': {
    it: '{email} (le e-mail tornano indietro)',
    en: '{email} (emails come back)',
    fr: '{email} (les e-mails reviennent)',
  },
  role: terms.role,
  seen: { it: 'Ultima visita', en: 'Last seen', fr: 'Dernière visite' },
  'seen.never': { it: 'mai', en: 'never', fr: 'jamais' },
  state: terms.account,
  'state.active': { it: 'Attivo', en: 'Active', fr: 'Actif' },
  'state.disabled': { it: 'Disattivato', en: 'Disabled', fr: 'Désactivé' },
  'second-factor': { it: 'Accesso', en: 'Login', fr: 'Connexion' },
  'second-factor.set': { it: 'In due passaggi', en: 'Two steps', fr: 'En deux étapes' },
  'second-factor.missing': { it: 'Solo password', en: 'Password only', fr: 'Mot de passe seul' },
  you: terms.nameOfYou,

  shops: terms.shops,
  webhooks: terms.webhooks,
  title: { it: 'Chi lavora qui', en: 'Who works here', fr: 'Qui travaille ici' },
  'invite.title': { it: 'Invita una persona', en: 'Invite a person', fr: 'Inviter une personne' },
  'invite.locale': { it: 'Lingua dell’e-mail', en: 'Language of the email', fr: 'Langue de l’e-mail' },
  'invite.locale.unsent': { it: 'Lingua dell’invito', en: 'Language of the invitation', fr: 'Langue de l’invitation' },
  'invite.words': {
    it: 'Il link d’invito vale sette giorni: chi lo apre inserisce il nome e sceglie una password.',
    en: 'The invitation link is valid for seven days: the person opens it, enters their name and chooses a password.',
    fr: 'Le lien d’invitation est valable sept jours\u00a0: la personne y indique son nom et choisit un mot de passe.',
  },
  'invite.send': { it: 'Invia l’invito', en: 'Send invitation', fr: 'Envoyer l’invitation' },
  'invite.send.unsent': { it: 'Crea l’invito', en: 'Create invitation', fr: 'Créer l’invitation' },
  'invite-colleague': {
    it: 'Questa persona lavora già qui.',
    en: 'This person already works here.',
    fr: 'Cette personne travaille déjà ici.',
  },
  'invite-role': chooseRole,
  'invite-too-many-open': {
    it: 'Ci sono già venti inviti in attesa: ritirane uno prima di inviarne altri.',
    en: 'Twenty invitations are already pending: withdraw one before you send another.',
    fr: 'Vingt invitations sont déjà en attente\u00a0: retirez-en une avant d’en envoyer d’autres.',
  },
  'invite-throttled': {
    it: 'Troppi inviti in poco tempo. Riprova più tardi.',
    en: 'Too many invitations in a short time. Try again later.',
    fr: 'Trop d’invitations en peu de temps. Réessayez plus tard.',
  },

  'link.title': {
    it: 'Invito per {email}',
    en: 'Invitation for {email}',
    fr: 'Invitation pour {email}',
  },
  'link.words': {
    it: 'Puoi consegnare il link di persona: vale sette giorni, funziona una volta e si vede solo ora. Chi lo apre entra con questo indirizzo: dallo soltanto alla persona invitata.',
    en: 'You can hand the link over yourself: it is valid for seven days, works once and is shown only now. Those who open it come in under this address: give it to nobody else.',
    fr: 'Vous pouvez remettre ce lien vous-même\u00a0: il est valable sept jours, fonctionne une fois et ne s’affiche que maintenant. Il donne accès sous cette adresse\u00a0: ne le confiez qu’à la personne invitée.',
  },
  link: { it: 'Link d’invito', en: 'Invitation link', fr: 'Lien d’invitation' },

  'pending.title': { it: 'Inviti in attesa', en: 'Pending invitations', fr: 'Invitations en attente' },
  'pending.until': { it: 'Scadenza', en: 'Expires', fr: 'Date limite' },
  'pending.expired': { it: 'scaduto', en: 'expired', fr: 'expirée' },
  'pending.do': { it: 'Azioni', en: 'Actions', fr: 'Actions' },
  'pending.resend': { it: 'Invia di nuovo', en: 'Send again', fr: 'Renvoyer' },
  'pending.resend.unsent': { it: 'Nuovo link', en: 'New link', fr: 'Nouveau lien' },
  'pending.resend.to': {
    it: 'Invia di nuovo l’invito a {email}',
    en: 'Send the invitation to {email} again',
    fr: 'Renvoyer l’invitation à {email}',
  },
  'pending.resend.to.unsent': {
    it: 'Crea un nuovo link d’invito per {email}',
    en: 'Create a new invitation link for {email}',
    fr: 'Créer un nouveau lien d’invitation pour {email}',
  },
  'pending.withdraw': terms.withdraw,
  'pending.withdraw.from': {
    it: 'Ritira l’invito a {email}',
    en: 'Withdraw the invitation to {email}',
    fr: 'Retirer l’invitation à {email}',
  },

  'role.save': { it: 'Salva il ruolo', en: 'Save role', fr: 'Enregistrer le rôle' },
  'person-role': chooseRole,
  'person-last': {
    it: 'È l’unica persona con questo ruolo: assegnalo prima a un’altra.',
    en: 'This is the only person with this role: give it to someone else first.',
    fr: 'C’est la seule personne ayant ce rôle\u00a0: attribuez-le d’abord à une autre.',
  },
  'remove.title': { it: 'Rimuovi dall’azienda', en: 'Remove from the company', fr: 'Retirer de l’entreprise' },
  'remove.words': {
    it: 'Da subito {name} non vedrà più nulla dell’azienda. Gli interventi e le risposte restano, con il suo nome.',
    en: '{name} will immediately lose access to the company’s records. Tickets and replies stay, under their name.',
    fr: '{name} ne verra plus rien de l’entreprise, avec effet immédiat. Ses dossiers SAV et réponses sont conservés, à son nom.',
  },
  'remove.do': { it: 'Rimuovi', en: 'Remove', fr: 'Retirer' },
  'disable.title': { it: 'Disattiva l’account', en: 'Disable the account', fr: 'Désactiver le compte' },
  'disable.words': {
    it: 'Da subito {name} non potrà più accedere, da nessun dispositivo. L’account si potrà riattivare.',
    en: '{name} can no longer log in from any device, with immediate effect. The account can be enabled again.',
    fr: '{name} ne pourra plus se connecter, sur aucun appareil, avec effet immédiat. Le compte pourra être réactivé.',
  },
  'disable.do': { it: 'Disattiva', en: 'Disable', fr: 'Désactiver' },
  'enable.title': disabled,
  'enable.words': {
    it: '{name} non può accedere finché l’account non viene riattivato.',
    en: '{name} cannot log in until the account is enabled again.',
    fr: '{name} ne peut pas se connecter tant que le compte n’est pas réactivé.',
  },
  'enable.do': { it: 'Riattiva', en: 'Enable', fr: 'Réactiver' },

  'notice.invited': { it: 'Invito inviato', en: 'Invitation sent', fr: 'Invitation envoyée' },
  'notice.invited.unsent': { it: 'Invito creato', en: 'Invitation created', fr: 'Invitation créée' },
  'notice.resent': {
    it: 'Invito inviato di nuovo: il link precedente non vale più',
    en: 'Invitation sent again: the earlier link no longer works',
    fr: 'Invitation renvoyée\u00a0: le lien précédent ne fonctionne plus',
  },
  'notice.resent.unsent': {
    it: 'Nuovo link creato: quello precedente non vale più',
    en: 'New link created: the earlier one no longer works',
    fr: 'Nouveau lien créé\u00a0: le précédent ne fonctionne plus',
  },
  'notice.withdrawn': { it: 'Invito ritirato', en: 'Invitation withdrawn', fr: 'Invitation retirée' },
  'notice.role-changed': { it: 'Ruolo salvato', en: 'Role saved', fr: 'Rôle enregistré' },
  'notice.removed': { it: 'Persona rimossa', en: 'Person removed', fr: 'Personne retirée' },
  'notice.disabled': disabled,
  'notice.enabled': { it: 'Account riattivato', en: 'Account enabled', fr: 'Compte réactivé' },
  'notice.second-factor-reset': {
    it: 'Verifica in due passaggi azzerata',
    en: 'Two-step verification reset',
    fr: 'Validation en deux étapes réinitialisée',
  },
} as const satisfies WordTable
