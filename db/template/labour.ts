import type { LabourCode } from '#app/catalogue/catalogue.ts'

/** What a workshop does most about a claim, with the minutes that it takes as a rule. */
export const labour: LabourCode[] = [
  {
    code: 'inspect',
    name: { it: 'Ispezione e foto', en: 'Inspection and photos', fr: 'Inspection et photos' },
    families: [],
    parts: [],
    minutes: 20,
    active: true,
  },
  {
    code: 'fork-change',
    name: { it: 'Sostituzione della forcella', en: 'Fork replacement', fr: 'Remplacement de la fourche' },
    families: [],
    parts: ['fork'],
    minutes: 60,
    active: true,
  },
  {
    code: 'frame-change',
    name: { it: 'Trasferimento su un telaio nuovo', en: 'Transfer to a new frame', fr: 'Transfert sur un cadre neuf' },
    families: [],
    parts: ['frame'],
    minutes: 240,
    active: true,
  },
  {
    code: 'bar-change',
    name: { it: 'Sostituzione del manubrio', en: 'Handlebar replacement', fr: 'Remplacement du cintre' },
    families: [],
    parts: ['handlebar'],
    minutes: 75,
    active: true,
  },
  {
    code: 'post-change',
    name: {
      it: 'Sostituzione del reggisella',
      en: 'Seatpost replacement',
      fr: 'Remplacement de la tige de selle',
    },
    families: [],
    parts: ['seatpost'],
    minutes: 20,
    active: true,
  },
]
