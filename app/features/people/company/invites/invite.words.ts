import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const inviteWords = {
  title: { it: 'Invito', en: 'Invitation', fr: 'Invitation' },
  'title.company': {
    it: 'Invito a far parte di {company}',
    en: 'Invitation to join {company}',
    fr: 'Invitation à rejoindre {company}',
  },
  'title.rider': {
    it: 'Invito al portale {brand}',
    en: 'Invitation to the {brand} portal',
    fr: 'Invitation au portail {brand}',
  },
  'title.staff': {
    it: 'Invito al team di assistenza {brand}',
    en: 'Invitation to the {brand} after-sales team',
    fr: 'Invitation au service après-vente {brand}',
  },
  from: { it: 'Invito da', en: 'Invited by', fr: 'Invitation de' },
  for: terms.address,
  role: terms.role,

  'register.intro': {
    it: 'Inserisci il nome e scegli una password: l’account verrà creato con l’indirizzo che ha ricevuto l’invito.',
    en: 'Enter your name and choose a password: the account will be created under the address this invitation was sent to.',
    fr: 'Indiquez votre nom et choisissez un mot de passe\u00a0: le compte sera créé avec l’adresse qui a reçu l’invitation.',
  },
  'register.intro.unsent': {
    it: 'Inserisci il nome e scegli una password: l’account verrà creato con l’indirizzo dell’invito.',
    en: 'Enter your name and choose a password: the account will be created under the address of the invitation.',
    fr: 'Indiquez votre nom et choisissez un mot de passe\u00a0: le compte sera créé avec l’adresse de l’invitation.',
  },
  name: terms.fullName,
  password: terms.password,
  'register.submit': {
    it: 'Crea l’account e accedi',
    en: 'Create account and log in',
    fr: 'Créer le compte et se connecter',
  },
  'sign-in.intro': {
    it: 'Questo indirizzo ha già un account: inserisci la password, poi accetta l’invito.',
    en: 'This address already has an account: enter your password, then accept the invitation.',
    fr: 'Cette adresse a déjà un compte\u00a0: saisissez votre mot de passe, puis acceptez l’invitation.',
  },
  'sign-in.submit': terms.logIn,
  'sign-in.forgot': {
    it: 'Password dimenticata? Impostane una nuova dalla pagina di accesso, poi apri di nuovo questo link.',
    en: 'Forgotten your password? Set a new one from the login page, then open this link again.',
    fr: 'Mot de passe oublié\u00a0? Choisissez-en un nouveau depuis la page de connexion, puis rouvrez ce lien.',
  },
  'to-portal': { it: 'Vai al portale', en: 'Go to the portal', fr: 'Aller au portail' },
  'accept.intro': {
    it: 'L’accesso è già effettuato con l’indirizzo dell’invito: basta accettare.',
    en: 'You are logged in with the address of the invitation: all you have to do is accept.',
    fr: 'Vous utilisez déjà l’adresse de l’invitation\u00a0: il ne vous reste qu’à accepter.',
  },
  'accept.submit': { it: 'Accetta l’invito', en: 'Accept invitation', fr: 'Accepter l’invitation' },
  'other-person.intro': {
    it: 'L’invito è per {invited}, ma hai effettuato l’accesso come {email}. Esci e apri di nuovo il link.',
    en: 'This invitation is for {invited}, but you are logged in as {email}. Log out and open the link again.',
    fr: 'Cette invitation s’adresse à {invited}, mais la session ouverte est celle de {email}. Déconnectez-vous et rouvrez le lien.',
  },
  'sign-out': terms.logOut,
  'taken.intro': {
    it: 'Questo account fa già parte di {company}. Prima di accettare va rimosso da quell’azienda: chiedilo al titolare o all’assistenza.',
    en: 'Your account already belongs to {company}. Before you can accept, it has to be removed from that company: ask its owner or our after-sales team.',
    fr: 'Votre compte appartient déjà à {company}. Pour accepter, il faut d’abord l’en retirer\u00a0: demandez-le à son responsable ou au service après-vente.',
  },
  'taken.staff': {
    it: 'Questo account fa già parte dell’assistenza: non può accettare l’invito.',
    en: 'Your account already belongs to the after-sales team: this invitation cannot be accepted.',
    fr: 'Votre compte fait déjà partie du service après-vente\u00a0: cette invitation ne peut pas être acceptée.',
  },
  'taken.rider': {
    it: 'A questo indirizzo corrisponde un account da ciclista: chiedi un invito a un altro indirizzo.',
    en: 'This address is a rider’s account: ask for an invitation to another address.',
    fr: 'Cette adresse est celle d’un compte de cycliste\u00a0: demandez une invitation à une autre adresse.',
  },
  'second-factor.intro': {
    it: 'Completa prima l’accesso con la verifica in due passaggi, poi apri di nuovo questo link.',
    en: 'Finish logging in with two-step verification first, then open this link again.',
    fr: 'Terminez d’abord la connexion avec la validation en deux étapes, puis rouvrez ce lien.',
  },

  'ended.title': {
    it: 'Questo invito non è più valido',
    en: 'This invitation is no longer valid',
    fr: 'Cette invitation n’est plus valable',
  },
  'ended.used': {
    it: 'L’invito è già stato accettato: un link si usa una volta sola.',
    en: 'The invitation has already been accepted: a link works only once.',
    fr: 'L’invitation a déjà été acceptée\u00a0: un lien ne sert qu’une fois.',
  },
  'ended.withdrawn': {
    it: 'L’invito è stato ritirato. Chiedine uno nuovo a chi lo ha inviato.',
    en: 'The invitation was withdrawn. Ask the person who invited you for a new one.',
    fr: 'L’invitation a été retirée. Demandez-en une nouvelle à la personne qui l’a envoyée.',
  },
  'ended.expired': {
    it: 'L’invito è scaduto: valeva sette giorni. Chiedine uno nuovo a chi lo ha inviato.',
    en: 'The invitation has expired: it was valid for seven days. Ask the person who invited you for a new one.',
    fr: 'L’invitation a expiré\u00a0: elle était valable sept jours. Demandez-en une nouvelle à la personne qui l’a envoyée.',
  },
  'unknown.title': { it: 'Invito non trovato', en: 'Invitation not found', fr: 'Invitation introuvable' },
  'unknown.intro': {
    it: 'Questo link non corrisponde a nessun invito. Aprilo dall’ultima e-mail ricevuta: se l’invito è stato inviato di nuovo, il link precedente non vale più.',
    en: 'This link does not belong to any invitation. Open it from the latest email: if the invitation was sent again, the earlier link no longer works.',
    fr: 'Ce lien ne correspond à aucune invitation. Ouvrez celui du dernier e-mail reçu\u00a0: si l’invitation a été renvoyée, le lien précédent ne fonctionne plus.',
  },
  'unknown.intro.unsent': {
    it: 'Questo link non corrisponde a nessun invito. Se ne hai ricevuto uno più recente, quello precedente non vale più.',
    en: 'This link does not belong to any invitation. If you have been given a newer one, the earlier link no longer works.',
    fr: 'Ce lien ne correspond à aucune invitation. Si vous en avez reçu un plus récent, le précédent ne fonctionne plus.',
  },
} as const satisfies WordTable
