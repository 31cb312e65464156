import { resourceWords } from '#app/features/content/resources/resources.words.ts'
import { byLocale, localeNames } from '#app/kit/words/locales.ts'
import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'

const text = (max: number) => ({ type: 'text', max }) as const
const alike = (name: string) => byLocale(() => name)

export const resourceColumns: readonly Column[] = [
  {
    name: 'file',
    label: terms.file,
    aliases: ['file name', 'nome file', 'filename', 'fichier', 'path', 'percorso'],
    isRequired: true,
    cell: text(300),
    example: 'foto/c68-nero.jpg',
  },
  {
    name: 'reference',
    label: { it: 'Riferimento della risorsa', en: 'Resource reference', fr: 'Référence de la ressource' },
    aliases: ['reference', 'riferimento', 'référence', 'id'],
    cell: text(120),
    example: 'C68-NERO-1',
  },
  {
    name: 'shelf',
    label: terms.kind,
    aliases: ['type', 'section', 'sezione', 'shelf', 'scaffale', 'rayon'],
    cell: {
      type: 'choice',
      options: { media: terms.mediaLibrary, manual: terms.assemblyManuals, 'size-guide': terms.sizeGuides },
    },
    example: 'media',
  },
  {
    name: 'folder',
    label: { it: 'Cartella', en: 'Folder', fr: 'Dossier' },
    cell: text(300),
    example: { it: 'Foto / 2026', en: 'Photos / 2026', fr: 'Photos / 2026' },
  },
  {
    name: 'title_it',
    label: { it: 'Titolo (italiano)', en: 'Title (Italian)', fr: 'Titre (italien)' },
    aliases: ['title', 'titolo', 'titre'],
    isRequired: true,
    cell: text(120),
    example: 'C68 nero opaco',
  },
  {
    name: 'title_en',
    label: { it: 'Titolo (inglese)', en: 'Title (English)', fr: 'Titre (anglais)' },
    cell: text(120),
    example: 'C68 matt black',
  },
  {
    name: 'title_fr',
    label: { it: 'Titolo (francese)', en: 'Title (French)', fr: 'Titre (français)' },
    cell: text(120),
    example: 'C68 noir mat',
  },
  {
    name: 'family',
    label: terms.model,
    aliases: ['family', 'famiglia', 'frame model'],
    cell: text(40),
    example: { of: 'code' },
  },
  {
    name: 'language',
    label: terms.language,
    cell: {
      type: 'choice',
      options: byLocale((locale) => alike(localeNames[locale])),
    },
    example: '',
  },
  { name: 'colour', label: terms.colour, aliases: ['color', 'colore'], cell: text(60), example: '' },
  {
    name: 'terms',
    label: terms.termsOfUse,
    aliases: ['terms', 'uso consentito', 'usage autorisé', 'licenza', 'licence', 'license', 'rights', 'diritti'],
    cell: {
      type: 'choice',
      options: {
        dealers: resourceWords['terms.dealers'],
        editorial: resourceWords['terms.editorial'],
        'point-of-sale': resourceWords['terms.point-of-sale'],
        internal: resourceWords['terms.internal'],
      },
    },
    example: 'dealers',
  },
  {
    name: 'credit',
    label: { it: 'Autore', en: 'Credit', fr: 'Auteur' },
    aliases: ['author', 'photographer', 'fotografo'],
    cell: text(120),
    example: '',
  },
  {
    name: 'until',
    label: { it: 'Diritti fino al', en: 'Rights until', fr: 'Droits jusqu’au' },
    aliases: ['until', 'valid until', 'scadenza diritti'],
    cell: { type: 'day' },
    example: '',
  },
]
