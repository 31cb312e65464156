import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const reportWords = {
  home: terms.home,
  title: terms.reports,
  intro: {
    it: 'Gli interventi in garanzia in cifre, e quanto tempo richiedono.',
    en: 'Your warranty tickets in figures, and how long they take.',
    fr: 'Les dossiers SAV en chiffres, et le temps qu’ils demandent.',
  },
  'intro.deals': {
    it: 'Gli interventi in garanzia in cifre, quanto tempo richiedono, e i contatti conclusi con una vendita.',
    en: 'Your warranty tickets in figures, how long they take, and the deals you won.',
    fr: 'Les dossiers SAV en chiffres, le temps qu’ils demandent, et les ventes conclues.',
  },
  'intro.staff': {
    it: 'Gli interventi di tutti i clienti, o del rivenditore scelto.',
    en: 'The tickets of all customers, or of the dealer you choose.',
    fr: 'Les dossiers SAV de tous les clients, ou du revendeur choisi.',
  },
  'intro.staff.deals': {
    it: 'Gli interventi e le vendite di tutti i clienti; se scegli un rivenditore, solo i suoi interventi.',
    en: 'The tickets and deals of all customers; if you choose a dealer, only that dealer’s tickets.',
    fr: 'Les dossiers SAV et les ventes de tous les clients\u00a0; si vous choisissez un revendeur, uniquement ses dossiers SAV.',
  },
  period: terms.period,
  'period.months': {
    it: { one: 'Ultimo mese', other: 'Ultimi {count} mesi' },
    en: { one: 'Last month', other: 'Last {count} months' },
    fr: { one: 'Dernier mois', other: '{count} derniers mois' },
  },
  company: terms.dealer,
  'company.all': { it: 'Tutti i clienti', en: 'All customers', fr: 'Tous les clients' },
  error: {
    it: 'Errore nel caricamento delle statistiche',
    en: 'Error loading reports',
    fr: 'Erreur lors du chargement des statistiques',
  },
  empty: {
    it: 'Nessun dato in questo periodo',
    en: 'No figures in this period',
    fr: 'Aucune donnée sur cette période',
  },
  'empty.words': {
    it: 'Appena si apre un intervento, qui compaiono le sue cifre. Puoi anche scegliere un periodo più lungo.',
    en: 'As soon as a ticket is opened, its figures appear here. You can also choose a longer period.',
    fr: 'Dès qu’un dossier SAV est ouvert, ses chiffres apparaissent ici. Vous pouvez aussi choisir une période plus longue.',
  },
  'empty.action': { it: 'Ultimi 24 mesi', en: 'Last 24 months', fr: '24 derniers mois' },

  flow: { it: 'Interventi per mese', en: 'Tickets by month', fr: 'Dossiers SAV par mois' },
  'flow.month': terms.month,
  'flow.month.file': { it: 'Mese (anno-mese)', en: 'Month (year-month)', fr: 'Mois (année-mois)' },
  'flow.opened': { it: 'Aperti', en: 'Opened', fr: 'Ouverts' },
  'flow.closed': terms.closedOnes,
  'flow.before': { it: 'Aperti un anno prima', en: 'Opened a year earlier', fr: 'Ouverts un an plus tôt' },
  'flow.compared': {
    it: {
      one: 'Un intervento aperto nel periodo; un anno prima, negli stessi mesi: {before}.',
      other: '{count} interventi aperti nel periodo; un anno prima, negli stessi mesi: {before}.',
    },
    en: {
      one: 'One ticket opened in the period; in the same months a year earlier: {before}.',
      other: '{count} tickets opened in the period; in the same months a year earlier: {before}.',
    },
    fr: {
      one: 'Un dossier SAV ouvert sur la période\u00a0; un an plus tôt, sur les mêmes mois\u00a0: {before}.',
      other: '{count} dossiers SAV ouverts sur la période\u00a0; un an plus tôt, sur les mêmes mois\u00a0: {before}.',
    },
  },
  numbers: { it: 'I numeri', en: 'The numbers', fr: 'Les chiffres' },
  'flow.sentence': {
    it: 'Barre per mese, da {first} a {last}: aperti {opened}, chiusi {closed}.',
    en: 'Bars by month, from {first} to {last}: {opened} opened and {closed} closed in total.',
    fr: 'Barres par mois ({first} – {last})\u00a0: ouverts {opened}, clôturés {closed}.',
  },

  times: { it: 'Tempi', en: 'Turnaround times', fr: 'Délais' },
  'times.what': { it: 'Dall’apertura', en: 'From opening', fr: 'De l’ouverture' },
  'times.decision': { it: 'alla decisione', en: 'to the decision', fr: 'à la décision' },
  'times.closing': { it: 'alla chiusura', en: 'to closing', fr: 'à la clôture' },
  'times.count': terms.tickets,
  'times.median': { it: 'Mediana (giorni)', en: 'Median (days)', fr: 'Médiane (jours)' },
  'times.p90': { it: '9 su 10 entro (giorni)', en: '9 in 10 within (days)', fr: '9 sur 10 sous (jours)' },
  'times.dealers': {
    it: 'Mediana dei rivenditori (giorni)',
    en: 'Median of all dealers (days)',
    fr: 'Médiane des revendeurs (jours)',
  },
  'times.key.median': { it: 'Mediana', en: 'Median', fr: 'Médiane' },
  'times.key.p90': { it: '9 su 10 entro', en: '9 in 10 within', fr: '9 sur 10 sous ce délai' },
  'times.key.dealers': answerTerms.medianOfDealers,
  'times.axis': { it: 'giorni', en: 'days', fr: 'jours' },
  'times.sentence': {
    it: '{what}, in giorni: metà degli interventi entro {median}, nove su dieci entro {p90}.',
    en: '{what}, in days: half of the tickets within {median}, nine in ten within {p90}.',
    fr: '{what}, en jours\u00a0: la moitié des dossiers SAV en {median}, neuf sur dix en {p90}.',
  },
  'times.sentence.none': {
    it: '{what}: ancora nessuno.',
    en: '{what}: none yet.',
    fr: '{what}\u00a0: aucun pour l’instant.',
  },
  'times.note': {
    it: 'Interventi decisi o chiusi nel periodo: contano la prima decisione e, se riaperti, l’ultima chiusura.',
    en: 'Tickets decided or closed in the period: the first decision counts and, if reopened, the last closing.',
    fr: 'Dossiers SAV décidés ou clôturés sur la période\u00a0: la première décision et, en cas de réouverture, la dernière clôture.',
  },
  'times.anonymous': {
    it: 'La mediana dei rivenditori è anonima e compare solo se almeno cinque hanno dati.',
    en: 'The median of all dealers is anonymous and only shown when at least five have figures.',
    fr: 'La médiane des revendeurs est anonyme et n’apparaît que si cinq au moins ont des données.',
  },

  stages: { it: 'Per stato', en: 'By stage', fr: 'Par étape' },
  'stages.of': terms.stage,
  parts: { it: 'Per parte interessata', en: 'By part involved', fr: 'Par pièce concernée' },
  'parts.of': terms.partOf,
  damage: { it: 'Per tipo di danno', en: 'By kind of damage', fr: 'Par type de défaut' },
  'damage.of': terms.damage,
  tickets: terms.tickets,
  'counts.sentence': { it: '{title}: {list}.', en: '{title}: {list}.', fr: '{title}\u00a0: {list}.' },
  'counts.note': {
    it: 'Interventi aperti nel periodo.',
    en: 'Tickets opened in the period.',
    fr: 'Dossiers SAV ouverts sur la période.',
  },
  'parts.note': {
    it: 'Un intervento può riguardare più parti.',
    en: 'One ticket can be about several parts.',
    fr: 'Un dossier SAV peut concerner plusieurs pièces.',
  },

  deals: { it: 'Contatti conclusi con una vendita', en: 'Deals won', fr: 'Ventes conclues' },
  'deals.won': { it: 'Vendite', en: 'Won', fr: 'Ventes' },
  'deals.amount': terms.amount,
  'deals.amount.in': { it: 'Importo {currency}', en: 'Amount {currency}', fr: 'Montant {currency}' },
  'deals.sentence': {
    it: 'Barre per mese, da {first} a {last}: vendite {won}, importo {amount}.',
    en: 'Bars by month, from {first} to {last}: {won} won, {amount} in total.',
    fr: 'Barres par mois ({first} – {last})\u00a0: ventes {won}, montant {amount}.',
  },
  'deals.none': { it: 'nessun importo', en: 'no amount', fr: 'aucun montant' },
} as const satisfies WordTable
