import type { LeadStory } from './lead-story.ts'

/** Eight people who looked for a bicycle at Cycles Martin. */
export const martinLeads: readonly LeadStory[] = [
  {
    name: ['Odile', 'Vasseur'],
    ago: 96,
    wants: ['V4R'],
    says: 'Je cherche un V4R pour les cyclosportives de l’été.',
    accepted: 5,
    steps: [
      { day: 1, to: 'contacted' },
      { day: 5, offers: 8950 },
      { day: 5, to: 'offer' },
      { day: 12, to: 'won' },
    ],
  },
  {
    name: ['Fabrice', 'Lemoine'],
    ago: 60,
    wants: ['C68'],
    says: 'Quel est le délai pour un C68 en taille 54\u00a0?',
    accepted: 30,
    steps: [
      { day: 3, to: 'contacted' },
      { day: 9, offers: 13_400 },
      { day: 9, to: 'offer' },
      { day: 22, to: 'lost', why: 'price' },
    ],
  },
  {
    name: ['Solange', 'Berthier'],
    ago: 35,
    wants: ['V3'],
    says: 'Je débute et je voudrais essayer un V3.',
    accepted: 8,
    steps: [
      { day: 1, to: 'contacted' },
      { day: 4, to: 'appointment' },
      { day: 7, note: 'Essai fait\u00a0: taille 51, elle hésite sur la couleur.' },
      { day: 10, offers: 4480 },
      { day: 10, to: 'offer' },
    ],
  },
  {
    name: ['Gaspard', 'Noël'],
    ago: 21,
    wants: ['TT1'],
    says: 'Je prépare un triathlon longue distance, le TT1 m’intéresse.',
    declined: { hours: 20, why: 'no_time' },
  },
  {
    name: ['Mathilde', 'Roussel'],
    ago: 12,
    wants: ['V3R'],
    says: 'Avez-vous un V3R en stock\u00a0?',
    accepted: 10,
    steps: [
      { day: 1, to: 'contacted' },
      { day: 5, to: 'appointment' },
    ],
  },
  {
    name: ['Étienne', 'Garnier'],
    ago: 5.5,
    wants: ['V4R', 'C68'],
    says: 'J’hésite entre le V4R et le C68, pouvez-vous me conseiller\u00a0?',
    accepted: 6,
  },
  {
    name: ['Clémence', 'Faure'],
    ago: 2,
    wants: ['C68'],
    says: 'Je souhaite un rendez-vous pour une étude posturale.',
    accepted: 9,
    steps: [{ day: 1, to: 'contacted' }],
  },
  {
    name: ['Hugues', 'Delorme'],
    ago: 0.6,
    wants: ['V3'],
    says: 'Reprenez-vous les anciens vélos\u00a0?',
  },
]
