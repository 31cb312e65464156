import { accepts, answers, notes, promises, refuses, says, starts, type Story } from '../story.ts'

/** Claims of the French dealer that are going on. */
export const martinOpen: readonly Story[] = [
  {
    by: 'other',
    ago: 1.2,
    bike: 'C68',
    parts: ['frame'],
    kind: 'aesthetic',
    content:
      'Éclat de peinture au milieu du tube supérieur, découvert en retirant la protection. Le vélo est commandé par un client qui vient le chercher jeudi.',
    shots: ['serial', 'bike', 'damage', 'distance'],
  },
  {
    by: 'other',
    ago: 5,
    bike: 'V3R',
    parts: ['handlebar'],
    kind: 'functional',
    bought: 13,
    shots: ['bike', 'damage', 'clamp'],
    content:
      'Fissure fine à droite de la potence, vue en changeant la guidoline. Vis serrées à 5 Nm. Le cycliste entendait un claquement en sprint.',
    steps: [
      answers(0, 'Le vélo doit rester à l’arrêt. Pouvez-vous confirmer qu’aucun prolongateur n’a été monté\u00a0?'),
      says(1, 'Aucun prolongateur, jamais. Le vélo est à l’atelier.'),
    ],
  },
  {
    by: 'other',
    ago: 9,
    bike: 'V4R',
    parts: ['fork'],
    kind: 'missing_component',
    content:
      'Carton livré sans la fourche\u00a0: logement vide, ruban d’origine non ouvert. Le vélo part pour un salon dans dix jours.',
    steps: [
      answers(
        1,
        'Bonjour, nous cherchons une fourche de la même teinte. Acceptez-vous une livraison au salon plutôt qu’au magasin\u00a0?',
      ),
    ],
  },
  {
    by: 'other',
    ago: 15,
    bike: 'TT1',
    parts: ['seatpost'],
    kind: 'functional',
    bought: 4,
    content:
      'Tige aérodynamique qui bouge d’avant en arrière d’un bon millimètre malgré le serrage à 7 Nm. Le repère d’insertion est bien dépassé.',
    steps: [
      answers(1, 'Merci. Quelle est l’épaisseur de la cale en caoutchouc derrière la tige\u00a0?'),
      says(1, '1,5 mm. Elle est un peu marquée.'),
      accepts(1, 'La cale de 2 mm aurait dû être montée\u00a0: nous l’envoyons avec une tige de remplacement.'),
      answers(0, 'Nous préparons l’envoi. Gardez l’ancienne tige jusqu’à l’essai, s’il vous plaît.', 'maker'),
      promises(0, 'maker', 3),
    ],
  },
  {
    by: 'other',
    ago: 23,
    bike: 'V3',
    parts: ['frame'],
    kind: 'aesthetic',
    bought: 16,
    content:
      'La peinture s’écaille sur le tube supérieur, un point de la taille d’un ongle avec de petits éclats autour. Vélo toujours rangé à l’intérieur.',
    steps: [
      answers(2, 'L’éclat a-t-il un centre enfoncé\u00a0? Passez le doigt dessus, lumière de côté.'),
      says(1, 'Il y a un léger creux, oui.'),
      refuses(
        1,
        'Le creux central et les éclats en étoile indiquent un choc, et non un défaut de peinture\u00a0; la couverture de 12 mois est par ailleurs échue.',
      ),
      answers(
        0,
        'Par prudence, tapotez la zone avec une pièce\u00a0: si le son change, arrêtez le vélo et écrivez-nous.',
      ),
    ],
  },
  {
    by: 'other',
    ago: 46,
    bike: 'C68',
    batch: 'C68.54S',
    parts: ['fork'],
    kind: 'functional',
    bought: 10,
    shots: ['bike', 'damage', 'legs'],
    content:
      'Fissure sur le fourreau droit de la fourche, découverte au lavage. Elle se sent nettement sous l’ongle. Aucun choc connu.',
    steps: [
      answers(0, 'Vélo à l’arrêt, merci. À la lampe, la fissure se voit-elle aussi à l’intérieur\u00a0?'),
      says(1, 'Oui, on distingue un trait clair.'),
      accepts(0, 'Fissure traversante\u00a0: remplacement immédiat de la fourche, retour de l’ancienne pour analyse.', {
        returned: true,
      }),
      answers(0, 'Merci d’écrire le numéro d’autorisation bien lisible sur le colis.'),
      says(4, 'Colis remis au transporteur ce matin.'),
      starts(3),
      notes(0, 'Fourche rouge épuisée, à peindre. Compter trois semaines.'),
      answers(
        0,
        'La fourche est bien arrivée. Le rouge est épuisé\u00a0: nous en peignons une, comptez environ trois semaines.',
        'maker',
      ),
      promises(0, 'maker', -2),
      says(24, 'Bonjour, avez-vous une date\u00a0? La saison a commencé et mon client s’impatiente.'),
    ],
  },
  {
    by: 'other',
    ago: 34,
    bike: 'V3R',
    parts: ['seatpost'],
    kind: 'aesthetic',
    shots: ['bike', 'damage', 'insertion'],
    content:
      'Rayures verticales sur la tige de selle dès le premier montage\u00a0: le bord intérieur du tube de selle est coupant. Vélo d’exposition.',
    steps: [
      accepts(2, 'Bord du tube de selle non chanfreiné\u00a0: tige neuve, chanfrein réalisé par votre atelier.'),
      starts(1),
      answers(
        0,
        'La tige part demain. Chanfreinez au papier 600 mouillé, sans toucher la peinture extérieure.',
        'courier',
      ),
      promises(0, 'courier', 1),
    ],
  },
]
