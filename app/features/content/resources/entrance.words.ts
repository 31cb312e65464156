import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { resourceWords } from './resources.words.ts'

export const entranceWords = {
  latest: { it: 'Ultimi arrivi', en: 'Latest additions', fr: 'Derniers ajouts' },
  'latest.all': { it: 'Tutta la libreria', en: 'The whole library', fr: 'Toute la médiathèque' },
  intro: {
    it: 'Immagini, manuali e strumenti per vendere e montare le nostre biciclette.',
    en: 'Images, manuals and tools to sell and assemble our bicycles.',
    fr: 'Images, manuels et outils pour vendre et monter nos vélos.',
  },
  'intro.rider': {
    it: 'Manuali, guide alle taglie e calcolo della taglia per la tua bici.',
    en: 'Manuals, size guides and the size calculator for your bike.',
    fr: 'Manuels, guides des tailles et calcul de la taille pour votre vélo.',
  },
  'media.words': {
    it: 'Foto, loghi e materiali di vendita, con le condizioni d’uso di ciascuno.',
    en: 'Photos, logos and sales materials, each with its terms of use.',
    fr: 'Photos, logos et supports de vente, chacun avec ses conditions d’utilisation.',
  },
  'manuals.words': {
    it: 'Montaggio passo per passo, coppie di serraggio e controlli, modello per modello.',
    en: 'Assembly step by step, torques and checks, model by model.',
    fr: 'Montage pas à pas, couples de serrage et contrôles, modèle par modèle.',
  },
  'size-guides.words': {
    it: 'Tabelle di misure e altezze consigliate per ogni modello.',
    en: 'Tables of measurements and suggested rider heights for each model.',
    fr: 'Tableaux de mesures et taille du cycliste conseillée pour chaque modèle.',
  },
  bulletins: terms.bulletins,
  'bulletins.words': {
    it: 'Modifiche, aggiornamenti e avvertenze per l’officina, da leggere e confermare.',
    en: 'Changes, updates and warnings for workshops, to be read and confirmed.',
    fr: 'Modifications, mises à jour et avertissements pour l’atelier, à lire et à confirmer.',
  },
  'calculator.words': {
    it: 'Da altezza e cavallo alla taglia, con il disegno della bici.',
    en: 'From height and inseam to the frame size, with a drawing of the bike.',
    fr: 'De la taille du cycliste et de l’entrejambe à la taille de cadre, avec le dessin du vélo.',
  },
  files: resourceWords['files.count'],
  documents: {
    it: { one: '{count} documento', other: '{count} documenti' },
    en: { one: '{count} document', other: '{count} documents' },
    fr: { one: '{count} document', other: '{count} documents' },
  },
  locked: terms.moduleNotActive,
  unlock: { it: 'Vedi i moduli', en: 'See the licence', fr: 'Voir la licence' },
} as const satisfies WordTable
