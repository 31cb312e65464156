import { serviceWords } from '#app/features/bicycles/coverage/coverage.services.words.ts'
import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const passportWords = {
  title: { it: 'Passaporto della bici', en: 'Bike passport', fr: 'Passeport du vélo' },
  serial: terms.serialNumber,
  'serial.end': { it: 'termina con {end}', en: 'ends with {end}', fr: 'se termine par {end}' },
  family: terms.model,
  size: terms.size,
  colour: terms.colour,
  warranty: terms.warranty,
  inspected: {
    it: 'Controllo prima della consegna',
    en: 'Inspection before delivery',
    fr: 'Contrôle avant livraison',
  },
  'inspected.in': { it: 'fatto, {month}', en: 'made, {month}', fr: 'effectué, {month}' },
  'warranty.running': {
    it: 'In corso, fino a {month}',
    en: 'In warranty until {month}',
    fr: 'En cours, jusqu’en {month}',
  },
  'warranty.over': terms.expired,
  'replaced-by': replacementWords['by.bicycle'],
  replaces: replacementWords['of.bicycle'],
  'replacement.end': {
    it: 'numero che termina con {end}, {month}',
    en: 'number ending with {end}, {month}',
    fr: 'numéro se terminant par {end}, {month}',
  },
  'replaced-parts': { it: 'Componenti sostituiti', en: 'Parts replaced', fr: 'Pièces remplacées' },
  'replaced-part': { it: '{part} ({month})', en: '{part} ({month})', fr: '{part} ({month})' },
  production: { it: 'Dati tecnici', en: 'Specifications', fr: 'Données techniques' },
  'guides.words': {
    it: 'Si aprono con un account.',
    en: 'An account opens them.',
    fr: 'Ils s’ouvrent avec un compte.',
  },
  safety: { it: 'Sicurezza', en: 'Safety', fr: 'Sécurité' },
  'safety.fall': {
    it: 'Dopo una caduta o un urto fai controllare telaio, forcella e manubrio prima di ripartire.',
    en: 'After a crash or an impact, have frame, fork and handlebar checked before riding again.',
    fr: 'Après une chute ou un choc, faites contrôler le cadre, la fourche et le cintre avant de repartir.',
  },
  'safety.torque': {
    it: 'Rispetta le coppie di serraggio stampate sui componenti in carbonio.',
    en: 'Observe the tightening torques printed on carbon parts.',
    fr: 'Respectez les couples de serrage imprimés sur les pièces en carbone.',
  },
  'safety.brakes': {
    it: 'Verifica freni e serraggi delle ruote prima di ogni uscita.',
    en: 'Check the brakes and that the wheels are securely fastened before every ride.',
    fr: 'Vérifiez les freins et la fixation des roues avant chaque sortie.',
  },
  service: { it: 'Manutenzione prevista', en: 'Service intervals', fr: 'Entretien prévu' },
  'service.what': { it: 'Lavoro', en: 'Service', fr: 'Opération' },
  'service.every': terms.when,
  'service.when': terms.health,
  'service.kept': { it: 'Fatto, {month}', en: 'Done, {month}', fr: 'Faite, {month}' },
  'service.missed': { it: 'Mancato, {month}', en: 'Missed, {month}', fr: 'Manquée, {month}' },
  'service.open': { it: 'Da fare, {month}', en: 'Due, {month}', fr: 'À faire, {month}' },
  'service.coming': { it: 'Previsto, {month}', en: 'Planned, {month}', fr: 'Prévue, {month}' },
  'service.or': { it: '{months} o {km}', en: '{months} or {km}', fr: '{months} ou {km}' },
  'service.once': serviceWords['interval.once'],
  'service.months': serviceWords['interval.every'],
  wear: { it: 'Parti soggette a usura', en: 'Consumables', fr: 'Pièces d’usure' },
  'wear.what': terms.part,
  'wear.every': { it: 'Controllo ogni', en: 'Check every', fr: 'À contrôler tous les' },
  'wear.km': { it: '{count}\u00a0km', en: '{count}\u00a0km', fr: '{count}\u00a0km' },

  'label.scan': {
    it: 'Inquadra il codice per aprire il passaporto della bici.',
    en: 'Scan the code to open the bike’s passport.',
    fr: 'Scannez le code pour ouvrir le passeport du vélo.',
  },
  'label.stick': {
    it: 'Ritaglia lungo il bordo e incolla sotto il tubo obliquo o sotto la scatola movimento.',
    en: 'Cut along the edge and stick it beneath the down tube or the bottom bracket shell.',
    fr: 'Découpez l’autocollant le long du bord et collez-le sous le tube diagonal ou sous le boîtier de pédalier.',
  },
  'label.file': { it: 'adesivo', en: 'sticker', fr: 'autocollant' },
} as const satisfies WordTable
