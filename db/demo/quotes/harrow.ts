import type { QuotePlan } from './plan.ts'

const by = { for: 'harrow' } as const

export const harrowQuotes: readonly QuotePlan[] = [
  {
    ...by,
    title: 'V3R demo fleet for the summer rides',
    made: 5,
    left: 9,
    owner: 'agent',
    hasLink: true,
    lines: [
      ['V3R complete, electronic groupset, sizes 50s to 56s', 4, 5390, 30, 'V3R-EL'],
      ['Carbon wheelset 45 mm, Shimano freehub', 4, 1690, 40, 'WH-45-DB'],
    ],
    talk: [{ by: 'third', ago: 4, text: 'Could two of the four come in pearl white?' }],
  },
  {
    ...by,
    title: 'C68 framesets, spring collection',
    made: 12,
    left: 33,
    owner: 'admin',
    lines: [
      ['C68 frameset, size 51s, matt black', 2, 4790, 30, 'C68-FS'],
      ['C68 frameset, size 56s, race red', 1, 4990, 30, 'C68-FS'],
    ],
  },
  {
    ...by,
    title: 'Workshop spares: hangers and headsets',
    made: 34,
    left: -4,
    owner: 'agent',
    status: 'APPROVAL_NOT_NEEDED',
    lines: [
      ['Derailleur hanger V3 / V3R, pack of 10', 1, 185, 35, 'RD-HNG-V3'],
      ['Integrated headset V4R', 3, 65, 35, 'HS-INT-15'],
    ],
    answer: { by: 'third', ago: 30, decision: 'accepted', comment: 'Please ship with the next order.' },
  },
  {
    ...by,
    title: 'TT1 for the club time trial series',
    made: 66,
    left: -36,
    owner: 'agent',
    lines: [['TT1 complete, size L, gloss black', 2, 10490, 25, 'TT1-EL']],
    answer: { by: 'third', ago: 60, decision: 'rejected', comment: 'The series has been postponed to next year.' },
  },
  {
    ...by,
    title: 'V4R framesets, end of season',
    made: 90,
    left: -60,
    owner: 'agent',
    lines: [['V4R frameset, size 485, night blue', 3, 4190, 40, 'V4R-FS']],
  },
  {
    ...by,
    title: 'Opening order for the second shop',
    made: 2,
    left: 50,
    owner: 'admin',
    status: 'DRAFT',
    lines: [['V3 complete, 105 Di2 groupset, mixed sizes', 6, 3490, 32, 'V3-105D']],
  },
]
