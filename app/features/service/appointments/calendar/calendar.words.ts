import { terms } from '#app/terms.words.ts'
import { appointmentWords } from '../appointments.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

const own = { it: 'I miei appuntamenti', en: 'My appointments', fr: 'Mes rendez-vous' }

export const calendarWords = {
  'entry.phone': { it: 'Telefono: {phone}', en: 'Phone: {phone}', fr: 'Téléphone\u00a0: {phone}' },
  'entry.shop': { it: '{kind} · {name}', en: '{kind} · {name}', fr: '{kind} · {name}' },
  'entry.own': { it: '{kind} · {shop}', en: '{kind} · {shop}', fr: '{kind} · {shop}' },
  'feed.shop': { it: 'Appuntamenti · {shop}', en: 'Appointments · {shop}', fr: 'Rendez-vous · {shop}' },
  'feed.own': own,

  title: { it: 'Appuntamenti nel calendario', en: 'Appointments in your calendar', fr: 'Rendez-vous dans l’agenda' },
  appointments: appointmentWords.appointments,
  intro: {
    it: 'Con un indirizzo privato il calendario del telefono o del computer mostra gli appuntamenti e si aggiorna da sé.',
    en: 'With a private address, the calendar on your phone or computer shows the appointments and keeps itself up to date.',
    fr: 'Avec une adresse privée, l’agenda du téléphone ou de l’ordinateur affiche les rendez-vous et se met à jour tout seul.',
  },
  'card.words': {
    it: 'Gli appuntamenti anche nel calendario del telefono o del computer.',
    en: 'The appointments in the calendar on your phone or computer as well.',
    fr: 'Les rendez-vous aussi dans l’agenda du téléphone ou de l’ordinateur.',
  },
  'card.open': { it: 'Collega il calendario', en: 'Connect a calendar', fr: 'Relier un agenda' },
  own,
  'none.shops': {
    it: 'Ancora nessun punto vendita: aggiungilo nella pagina dell’azienda.',
    en: 'No shops yet: add one on your company’s page.',
    fr: 'Aucun point de vente pour l’instant\u00a0: ajoutez-en un sur la page de l’entreprise.',
  },
  'state.none': { it: 'Nessun indirizzo attivo.', en: 'No address is active.', fr: 'Aucune adresse active.' },
  'state.since': {
    it: 'Indirizzo attivo, creato: {day}.',
    en: 'Active, made on {day}.',
    fr: 'Adresse active, créée le {day}.',
  },
  make: { it: 'Crea l’indirizzo', en: 'Make the address', fr: 'Créer l’adresse' },
  again: { it: 'Crea un altro indirizzo', en: 'Make another address', fr: 'Créer une autre adresse' },
  'again.words': {
    it: 'L’indirizzo di prima smette di funzionare: i calendari collegati vanno collegati di nuovo con quello nuovo.',
    en: 'The current address stops working: calendars connected with it have to be connected again with the new one.',
    fr: 'L’adresse actuelle cesse de fonctionner\u00a0: les agendas reliés sont à relier de nouveau avec la nouvelle.',
  },
  'again.do': { it: 'Sostituisci l’indirizzo', en: 'Replace the address', fr: 'Remplacer l’adresse' },
  revoke: terms.revoke,
  'revoke.words': {
    it: 'I calendari collegati con questo indirizzo non mostrano più gli appuntamenti. L’indirizzo non si può riattivare.',
    en: 'Calendars connected with this address no longer show the appointments. The address cannot be made active again.',
    fr: 'Les agendas reliés à cette adresse n’affichent plus les rendez-vous. L’adresse ne peut pas être réactivée.',
  },
  'revoke.do': { it: 'Revoca l’indirizzo', en: 'Revoke the address', fr: 'Révoquer l’adresse' },
  shown: { it: 'Indirizzo creato: {of}', en: 'Address made: {of}', fr: 'Adresse créée\u00a0: {of}' },
  'shown.words': {
    it: 'Copialo ora: non verrà più mostrato. Chi lo ha legge gli appuntamenti, senza poterli cambiare.',
    en: 'Copy it now: it will not be shown again. Anyone who has it can read the appointments, but not change them.',
    fr: 'Copiez-la maintenant\u00a0: elle ne sera plus affichée. Toute personne qui l’a peut lire les rendez-vous, sans les modifier.',
  },
  how: { it: 'Come si collega', en: 'How to connect it', fr: 'Comment le relier' },
  'how.google': {
    it: 'Google Calendar, dal computer: Altri calendari, Da URL, incolla l’indirizzo.',
    en: 'Google Calendar, on a computer: Other calendars, From URL, paste the address.',
    fr: 'Google Agenda, sur ordinateur\u00a0: Autres agendas, À partir de l’URL, collez l’adresse.',
  },
  'how.apple': {
    it: 'iPhone e Mac: Calendario, Aggiungi calendario con iscrizione, incolla l’indirizzo.',
    en: 'iPhone and Mac: Calendar, Add Subscription Calendar, paste the address.',
    fr: 'iPhone et Mac\u00a0: Calendrier, Ajouter un calendrier avec abonnement, collez l’adresse.',
  },
  'how.outlook': {
    it: 'Outlook: Aggiungi calendario, Sottoscrivi da Web, incolla l’indirizzo.',
    en: 'Outlook: Add calendar, Subscribe from web, paste the address.',
    fr: 'Outlook\u00a0: Ajouter un calendrier, S’abonner à partir du web, collez l’adresse.',
  },
  'how.slow': {
    it: 'Google e Outlook leggono le novità a intervalli loro, anche di molte ore.',
    en: 'Google and Outlook look for news at intervals of their own, sometimes many hours.',
    fr: 'Google et Outlook relisent l’agenda à leur propre rythme, parfois après plusieurs heures.',
  },
  'notice.revoke': { it: 'Indirizzo revocato', en: 'Address revoked', fr: 'Adresse révoquée' },
  'too-many': {
    it: 'Troppi indirizzi nuovi per oggi. Riprova domani.',
    en: 'Too many new addresses for today. Try again tomorrow.',
    fr: 'Trop de nouvelles adresses pour aujourd’hui. Réessayez demain.',
  },
} as const satisfies WordTable
