import { terms } from '#app/terms.words.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { draftWords } from '../draft.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const checklistsWords = {
  ...editingWords,
  intro: {
    it: 'Quello che un’officina controlla su una bici, passaggio per passaggio. Una scheda già iniziata resta come era quando è stata iniziata.',
    en: 'What a workshop goes through on a bike, step by step. A checklist that was begun stays as it was then.',
    fr: 'Ce qu’un atelier contrôle sur un vélo, étape par étape. Une fiche commencée reste telle qu’elle était à ce moment.',
  },
  none: { it: 'Ancora nessuna scheda.', en: 'No checklist yet.', fr: 'Aucune fiche pour l’instant.' },
  new: { it: 'Nuova scheda', en: 'New checklist', fr: 'Nouvelle fiche' },
  'change.one': { it: 'Modifica la scheda', en: 'Change the checklist', fr: 'Modifier la fiche' },
  kind: { it: 'A che cosa serve', en: 'What it is for', fr: 'Utilisation' },
  'kind.delivery': {
    it: 'Consegna: la firma registra la bici',
    en: 'Delivery: signing registers the bike',
    fr: 'Livraison\u00a0: la signature enregistre le vélo',
  },
  'kind.first_check': {
    it: 'Primo controllo: va nella scheda della bici',
    en: 'First check: goes into the bike’s log',
    fr: 'Premier contrôle\u00a0: inscrit sur la fiche du vélo',
  },
  'kind.yearly': {
    it: 'Tagliando annuale: va nella scheda della bici',
    en: 'Yearly service: goes into the bike’s log',
    fr: 'Révision annuelle\u00a0: inscrite sur la fiche du vélo',
  },
  'kind.remedy': checkWords['kind.remedy'],
  'kind.other': checkWords['kind.other'],
  families: draftWords['section.families'],
  'families.hint': {
    it: 'Senza scelta vale per tutti i modelli.',
    en: 'None chosen: it is for all models.',
    fr: 'Sans choix, elle vaut pour tous les modèles.',
  },
  rider: {
    it: 'Firma di chi ritira la bici',
    en: 'Signature of the person who takes the bike',
    fr: 'Signature du client',
  },
  'rider.required': { it: 'Obbligatoria', en: 'Required', fr: 'Obligatoire' },
  'rider.optional': { it: 'Facoltativa', en: 'Optional', fr: 'Facultative' },
  'rider.none': { it: 'Non serve', en: 'Not asked for', fr: 'Non demandée' },
  offered: { it: 'Proposta alle officine', en: 'Offered to workshops', fr: 'Proposée aux ateliers' },
  steps: { it: 'Passaggi', en: 'Steps', fr: 'Étapes' },
  'steps.count': checkWords['steps.count'],
  loses: {
    it: {
      one: 'Con la scheda si toglie dalla bozza anche il suo passaggio.',
      other: 'Con la scheda si tolgono dalla bozza anche i suoi {count} passaggi.',
    },
    en: {
      one: 'Its step is removed from the draft together with the checklist.',
      other: 'Its {count} steps are removed from the draft together with the checklist.',
    },
    fr: {
      one: 'Son étape est retirée du brouillon avec la fiche.',
      other: 'Ses {count} étapes sont retirées du brouillon avec la fiche.',
    },
  },
  'steps.none': { it: 'Ancora nessun passaggio.', en: 'No step yet.', fr: 'Aucune étape pour l’instant.' },
  'steps.intro': {
    it: 'Scrivi ogni passaggio come lo direbbe un meccanico: uno per volta, con la coppia o la misura che serve.',
    en: 'Write each step as a mechanic would say it: one thing at a time, with its torque or its measure.',
    fr: 'Écrivez chaque étape comme le dirait un mécanicien\u00a0: une chose à la fois, avec son couple ou sa mesure.',
  },
  'step.new': { it: 'Nuovo passaggio', en: 'New step', fr: 'Nouvelle étape' },
  'step.change': { it: 'Modifica il passaggio', en: 'Change the step', fr: 'Modifier l’étape' },
  'step.it': { it: 'In italiano', en: 'In Italian', fr: 'En italien' },
  'step.en': { it: 'In inglese', en: 'In English', fr: 'En anglais' },
  'step.fr': { it: 'In francese', en: 'In French', fr: 'En français' },
  torque: { it: 'Coppia di serraggio', en: 'Torque', fr: 'Couple de serrage' },
  torque_unit: { it: 'Unità della coppia', en: 'Unit of the torque', fr: 'Unité du couple' },
  measure_unit: { it: 'Unità della misura', en: 'Unit of the measure', fr: 'Unité de la mesure' },
  'measure.hint': {
    it: 'Per esempio bar o mm. Vuoto: non si misura niente.',
    en: 'Such as bar or mm. Blank: nothing is measured.',
    fr: 'Par exemple bar ou mm. Vide\u00a0: rien n’est mesuré.',
  },
  lower: { it: 'Minimo', en: 'Lowest', fr: 'Minimum' },
  upper: { it: 'Massimo', en: 'Highest', fr: 'Maximum' },
  photo: { it: 'Serve una foto', en: 'A photo is needed', fr: 'Une photo est nécessaire' },
  skippable: { it: 'Può non riguardare la bici', en: 'May not apply to the bike', fr: 'Peut ne pas concerner le vélo' },
  'figure-wrong': {
    it: 'Scrivi un numero, per esempio 5,5.',
    en: 'Write a number, such as 5.5.',
    fr: 'Écrivez un nombre, par exemple 5,5.',
  },
  'unit-missing': { it: 'Scrivi anche l’unità.', en: 'Give its unit as well.', fr: 'Indiquez aussi l’unité.' },
  'limits-backwards': {
    it: 'Il massimo è più basso del minimo.',
    en: 'The highest is below the lowest.',
    fr: 'Le maximum est inférieur au minimum.',
  },
  'steps-many': {
    it: 'Una scheda ha al massimo {count} passaggi.',
    en: 'No more can be added to this checklist: the limit is {count} steps.',
    fr: 'Une fiche compte {count} étapes au maximum.',
  },
  preview: { it: 'Anteprima', en: 'Preview', fr: 'Aperçu' },
  'preview.intro': {
    it: 'Così la vede il meccanico. Qui non si salva niente.',
    en: 'This is how a mechanic sees it. Nothing is saved here.',
    fr: 'Voici ce que voit le mécanicien. Rien n’est enregistré ici.',
  },
  what: terms.what,
} as const satisfies WordTable
