import { accepts, answers, closes, finishes, notes, refuses, says, starts, type Story, withdraws } from '../story.ts'

/** Claims of the French dealer that have come to an end or are nearly there. */
export const martinClosed: readonly Story[] = [
  {
    by: 'other',
    ago: 201,
    bike: 'V3',
    parts: ['frame'],
    kind: 'aesthetic',
    shots: ['bike', 'damage', 'distance'],
    content:
      'Éclat de peinture sur le tube supérieur constaté au déballage, une quinzaine de millimètres, carbone à nu. Le carton était intact et la mousse bien en place.',
    steps: [
      answers(
        1,
        'Bonjour, merci pour ces photos très nettes. Les bords de l’éclat se soulèvent-ils sous l’ongle\u00a0?',
      ),
      says(0, 'Non, le bord est franc et la fibre n’est pas touchée.'),
      accepts(2, 'Défaut de peinture antérieur à la livraison\u00a0: retouche à notre charge dans votre atelier.'),
      starts(0),
      answers(
        0,
        'Le kit de retouche part aujourd’hui avec le bleu d’origine et le vernis. Trois couches fines, vingt minutes entre chacune.',
        'courier',
      ),
      says(5, 'Retouche faite, on ne voit plus rien à cinquante centimètres. Merci\u00a0!'),
      finishes(1, 'repair'),
      closes(2, 'done'),
    ],
    survey: { ten: 8, counted: 1 },
  },
  {
    by: 'other',
    ago: 179,
    bike: 'V4R',
    parts: ['fork'],
    kind: 'functional',
    bought: 17,
    shots: ['bike', 'legs', 'opposite'],
    content:
      'Jeu à l’avant au freinage. La direction a été réglée deux fois, le jeu revient. Le roulement inférieur gratte et présente de la rouille.',
    steps: [
      answers(
        1,
        'Bonjour. Comment le vélo est-il lavé, et sert-il sur home-trainer\u00a0? La rouille du roulement inférieur vient presque toujours de l’eau ou de la sueur.',
      ),
      says(1, 'Le client roule beaucoup sur home-trainer l’hiver, sans protection. La fourche, elle, est impeccable.'),
      refuses(
        1,
        'Le roulement est une pièce d’usure et la corrosion vient de la transpiration. La fourche et la cuvette sont intactes.',
      ),
      answers(
        0,
        'Je comprends votre déception. Le roulement est en stock au tarif revendeur et part le jour même\u00a0; pensez à une graisse marine au remontage.',
      ),
      says(1, 'Entendu, je le commande.'),
      closes(1, 'refused'),
    ],
  },
  {
    by: 'other',
    ago: 158,
    bike: 'C68',
    parts: ['seatpost'],
    kind: 'functional',
    bought: 6,
    content:
      'La tige de selle descend de trois à quatre millimètres par sortie. Pâte carbone appliquée, collier serré au couple indiqué avec une clé étalonnée. Traces de glissement visibles.',
    steps: [
      answers(1, 'Bonjour, pouvez-vous mesurer le diamètre de la tige en trois points, au pied à coulisse\u00a0?'),
      says(1, '27,12 en haut, 27,04 au milieu, 27,05 en bas.'),
      accepts(1, 'Tige de selle hors tolérance\u00a0: remplacement sous garantie.'),
      starts(0),
      finishes(2, 'replace'),
      answers(0, 'La nouvelle tige mesure 27,20 sur toute la longueur, contrôlée avant l’envoi.', 'courier'),
      says(7, 'Trois sorties, plus rien ne bouge. Merci pour la rapidité.'),
      closes(1, 'done'),
    ],
  },
  {
    by: 'other',
    ago: 133,
    bike: 'TT1',
    parts: ['handlebar'],
    kind: 'missing_component',
    content:
      'Le cintre manque dans le carton\u00a0: le logement est vide et la case n’est pas cochée sur la liste de colisage.',
    steps: [
      accepts(1, 'Oubli à l’emballage\u00a0: le cintre est expédié sans frais.'),
      starts(0),
      finishes(1, 'part_sent'),
      answers(0, 'Livraison express demain avant midi. Toutes nos excuses pour ce contretemps.', 'courier'),
      says(2, 'Bien reçu, complet, entretoises comprises.'),
      closes(0, 'done'),
    ],
    survey: {
      ten: 7,
      counted: 0,
      better:
        'Cocher la liste de colisage devant le carton ouvert\u00a0: nous avons attendu trois jours pour une pièce qui était restée chez vous.',
    },
  },
  {
    by: 'other',
    ago: 117,
    bike: 'V3R',
    parts: ['frame'],
    kind: 'functional',
    bought: 27,
    shots: ['bike', 'damage', 'distance'],
    content:
      'Fissure sur le tube diagonal, juste au-dessus du boîtier de pédalier, côté transmission. Le client assure n’avoir jamais chuté.',
    steps: [
      answers(
        0,
        'Le vélo ne doit plus rouler. Comment est-il transporté\u00a0: coffre, toit, porte-vélos à pince\u00a0?',
      ),
      says(2, 'Porte-vélos d’attelage, avec une pince sur le tube diagonal.'),
      notes(0, 'Deux empreintes symétriques bien visibles sur la photo de loin\u00a0: pince trop serrée.'),
      refuses(
        1,
        'Écrasement par la pince du porte-vélos, exclu par la notice\u00a0; l’achat date en outre de plus de 24 mois.',
      ),
      answers(
        0,
        'Nous pouvons réparer à titre payant (380 €, trois semaines, peinture comprise). Dites-nous ce que souhaite le client.',
      ),
      says(8, 'Le client fait jouer son assurance, vous pouvez clore.'),
      closes(0, 'refused', 'Pris en charge par l’assurance du client.'),
    ],
  },
  {
    by: 'other',
    ago: 96,
    bike: 'V3',
    parts: ['handlebar'],
    kind: 'aesthetic',
    content:
      'Traces blanchâtres sur la courbe droite du cintre, sous le levier. On dirait des frottements de transport.',
    steps: [
      says(0, 'Finalement c’était de la colle\u00a0: parti à l’alcool. Je retire ma demande, désolée.'),
      withdraws(0),
    ],
  },
  {
    by: 'other',
    ago: 67,
    bike: 'V4R',
    parts: ['frame'],
    kind: 'functional',
    bought: 9,
    shots: ['serial', 'bike', 'opposite'],
    content:
      'Craquement au pédalier à chaque coup de pédale en danseuse. Pédales, plateaux et roue arrière déjà échangés. Cuvettes serrées à 35 Nm.',
    steps: [
      answers(
        1,
        'Beau travail d’élimination. La face du boîtier est-elle bien plane\u00a0? Une coulure de vernis suffit à faire craquer la cuvette.',
      ),
      says(2, 'Vous aviez vu juste\u00a0: une coulure à gauche, la cuvette ne porte que sur un point.'),
      accepts(
        1,
        'Coulure de vernis sur la face du boîtier\u00a0: une heure de main-d’œuvre créditée pour le surfaçage.',
      ),
      starts(0),
      says(4, 'Surfacé et remonté\u00a0: silence complet.'),
      finishes(1, 'credit'),
      answers(0, 'Parfait. L’avoir figurera sur votre prochain relevé. Puis-je clore le dossier\u00a0?'),
    ],
  },
]
