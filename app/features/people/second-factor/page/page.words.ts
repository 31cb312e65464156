import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What a person's own page of second factors says. */
export const pageWords = {
  security: terms.security,
  on: { it: 'Attiva', en: 'On', fr: 'Activée' },
  off: { it: 'Non attiva', en: 'Off', fr: 'Non activée' },
  intro: {
    it: 'Oltre alla password, il portale chiede un codice o una passkey: così una password rubata non basta per accedere.',
    en: 'In addition to your password, the portal asks for a code or a passkey, so that a stolen password is not enough to log in.',
    fr: 'En plus du mot de passe, le portail demande un code ou une clé d’accès\u00a0: un mot de passe volé ne suffit pas pour se connecter.',
  },
  'password.label': { it: 'Password attuale', en: 'Your password', fr: 'Votre mot de passe' },

  'totp.title': { it: 'App di autenticazione', en: 'Authenticator app', fr: 'Application d’authentification' },
  'totp.none': {
    it: 'L’app mostra un codice nuovo ogni 30 secondi, anche senza connessione.',
    en: 'The app shows a new code every 30 seconds, even offline.',
    fr: 'L’application affiche un nouveau code toutes les 30 secondes, même hors ligne.',
  },
  'totp.since': { it: 'Collegata: {day}', en: 'Linked: {day}', fr: 'Associée\u00a0: {day}' },
  'totp.add': { it: 'Collega un’app', en: 'Link an app', fr: 'Associer une application' },
  'totp.replace': { it: 'Passa a un altro telefono', en: 'Move to another phone', fr: 'Changer de téléphone' },
  'totp.replace.words': {
    it: 'L’app attuale non varrà più.',
    en: 'The current app will stop working.',
    fr: 'L’application actuelle ne sera plus valable.',
  },
  'totp.remove': { it: 'Scollega l’app', en: 'Remove the app', fr: 'Dissocier l’application' },

  'passkeys.title': { it: 'Passkey', en: 'Passkeys', fr: 'Clés d’accès' },
  'passkeys.none': {
    it: 'Si conferma con l’impronta, il volto o il PIN di un dispositivo, o con una chiave di sicurezza.',
    en: 'Confirmed with the fingerprint, face or PIN of a device, or with a security key.',
    fr: 'Se confirme par empreinte, visage ou code d’un appareil, ou avec une clé de sécurité.',
  },
  'passkeys.none-here': {
    it: 'Con l’indirizzo attuale di questo portale le passkey non si possono usare.',
    en: 'Passkeys cannot be used with this portal’s current address.',
    fr: 'Les clés d’accès ne peuvent pas être utilisées avec l’adresse actuelle de ce portail.',
  },
  'passkeys.no-script': {
    it: 'Per aggiungere una passkey serve JavaScript.',
    en: 'Adding a passkey needs JavaScript.',
    fr: 'L’ajout d’une clé d’accès nécessite JavaScript.',
  },
  'passkeys.add': { it: 'Aggiungi una passkey', en: 'Add a passkey', fr: 'Ajouter une clé d’accès' },
  'passkeys.name': terms.name,
  'passkeys.name.hint': {
    it: 'Per riconoscerla, ad esempio «Portatile dell’ufficio».',
    en: 'To recognise it, such as “Office laptop”.',
    fr: 'Pour la reconnaître, par exemple «\u00a0Portable du bureau\u00a0».',
  },
  'passkeys.created': { it: 'Creata: {day}', en: 'Created: {day}', fr: 'Créée\u00a0: {day}' },
  'passkeys.used': {
    it: 'Ultimo uso: {moment}',
    en: 'Last used: {moment}',
    fr: 'Dernière utilisation\u00a0: {moment}',
  },
  'passkeys.unused': { it: 'Mai usata', en: 'Never used', fr: 'Jamais utilisée' },
  'passkeys.edit': { it: 'Rinomina o elimina', en: 'Rename or delete', fr: 'Renommer ou supprimer' },
  'passkeys.edit.of': {
    it: 'Rinomina o elimina {name}',
    en: 'Rename or delete {name}',
    fr: 'Renommer ou supprimer {name}',
  },
  'passkeys.edit.name': { it: 'Rinomina', en: 'Rename', fr: 'Renommer' },
  'passkeys.edit.name.of': { it: 'Rinomina {name}', en: 'Rename {name}', fr: 'Renommer {name}' },
  'passkeys.rename': { it: 'Salva il nome', en: 'Save name', fr: 'Enregistrer le nom' },
  'passkeys.remove': { it: 'Elimina la passkey', en: 'Delete passkey', fr: 'Supprimer la clé d’accès' },

  'codes.title': { it: 'Codici di recupero', en: 'Recovery codes', fr: 'Codes de secours' },
  'codes.left': {
    it: { one: 'Ne resta {count} da usare.', other: 'Ne restano {count} da usare.' },
    en: { one: '{count} code left.', other: '{count} codes left.' },
    fr: { one: 'Il en reste {count} à utiliser.', other: 'Il en reste {count} à utiliser.' },
  },
  'codes.few': {
    it: 'Creane di nuovi prima che finiscano.',
    en: 'Create new ones before you run out.',
    fr: 'Créez-en de nouveaux avant d’en manquer.',
  },
  'codes.renew': { it: 'Crea nuovi codici', en: 'Create new codes', fr: 'Créer de nouveaux codes' },
  'codes.renew.words': {
    it: 'I codici precedenti non varranno più.',
    en: 'The earlier codes will stop working.',
    fr: 'Les anciens codes ne seront plus valables.',
  },
  required: {
    it: 'Per l’assistenza è obbligatoria: prima di eliminare l’ultimo metodo aggiungine un altro.',
    en: 'Required for staff: before you remove the last method, add another.',
    fr: 'Obligatoire pour le service après-vente\u00a0: pour retirer la dernière méthode, ajoutez-en d’abord une autre.',
  },

  'notice.totp-added': { it: 'App collegata', en: 'App linked', fr: 'Application associée' },
  'notice.totp-removed': { it: 'App scollegata', en: 'App removed', fr: 'Application dissociée' },
  'notice.passkey-added': { it: 'Passkey aggiunta', en: 'Passkey added', fr: 'Clé d’accès ajoutée' },
  'notice.passkey-renamed': { it: 'Nome salvato', en: 'Name saved', fr: 'Nom enregistré' },
  'notice.passkey-removed': { it: 'Passkey eliminata', en: 'Passkey deleted', fr: 'Clé d’accès supprimée' },
} as const satisfies WordTable
