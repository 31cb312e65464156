import type { Family } from '#app/catalogue/catalogue.ts'
import { raceSizes } from './geometry.ts'

/** Numbers of letters and digits, of so many groups with a sign between. */
function groups(count: number, sign: '.' | '-'): Family['serial'] {
  return Array.from({ length: count }, (_, at) => ({
    before: at === 0 ? '' : sign,
    prefix: '',
    kind: 'either',
    least: 1,
    most: 38,
  }))
}

const oneGroup: Family['serial'] = [{ before: '', prefix: '', kind: 'either', least: 4, most: 40 }]

// For how many years a family's bicycles are covered is told by the rules, in template.ts; of a portal at work, in the console.

const sizes = ['47', '51', '54', '56', '58', '61']

export const families: Family[] = [
  {
    code: 'C68',
    name: {
      it: 'Carbonio modulare con congiunzioni',
      en: 'Modular lugged carbon',
      fr: 'Carbone modulaire à raccords',
    },
    active: true,
    serial: groups(3, '.'),
    example: 'C68.51S.00123',
    sizes,
    colours: [],
    instructions: [
      {
        it: 'Il numero di serie è sull’adesivo con il QR code, sotto la scatola movimento: metà sopra e metà sotto il codice.',
        en: 'The serial number is on the sticker with the QR code, under the bottom bracket shell: half above and half below the code.',
        fr: 'Le numéro de série se trouve sur l’autocollant avec le QR code, sous le boîtier de pédalier : une moitié au-dessus du code, l’autre en dessous.',
      },
      {
        it: 'Pulisci le congiunzioni e guardale in controluce: una linea regolare nella vernice lungo la giunta è normale, una linea ramificata no.',
        en: 'Clean the lugs and look at them against the light: a regular line in the paint along the joint is normal, a branching one is not.',
        fr: 'Nettoyez les raccords et examinez-les à contre-jour : une ligne régulière dans la peinture le long du raccord est normale, une ligne ramifiée ne l’est pas.',
      },
      {
        it: 'Per uno scricchiolio smonta il reggisella, puliscilo, metti pasta per carbonio e serra alla coppia indicata sul collarino.',
        en: 'For a creak, take out the seatpost, clean it, apply carbon paste and tighten to the torque printed on the clamp.',
        fr: 'En cas de craquement, démontez la tige de selle, nettoyez-la, appliquez de la pâte carbone et serrez au couple indiqué sur le collier.',
      },
      {
        it: 'Se lo scricchiolio resta, prova un’altra ruota posteriore e altri pedali prima di smontare il movimento centrale.',
        en: 'If the creak persists, try another rear wheel and other pedals before taking the bottom bracket apart.',
        fr: 'Si le craquement persiste, essayez une autre roue arrière et d’autres pédales avant de démonter le boîtier de pédalier.',
      },
    ],
    attributes: ['dimensions', 'load_weight', 'firmware', 'test_date'],
    geometry: [],
  },
  {
    code: 'V4R',
    name: {
      it: 'Telaio da corsa',
      en: 'Race frame',
      fr: 'Cadre de course',
    },
    active: true,
    serial: groups(3, '-'),
    example: 'V4R-0510-A1234',
    sizes,
    colours: [],
    instructions: [
      {
        it: 'Il numero di serie è sull’adesivo con il QR code, sotto la scatola movimento.',
        en: 'The serial number is on the sticker with the QR code, under the bottom bracket shell.',
        fr: 'Le numéro de série se trouve sur l’autocollant avec le QR code, sous le boîtier de pédalier.',
      },
      {
        it: 'Se c’è gioco all’avantreno, registra la serie sterzo con l’attacco manubrio allentato, poi serralo alla coppia indicata.',
        en: 'If there is play at the front, adjust the headset preload with the stem loose, then tighten the stem to the torque shown.',
        fr: 'En cas de jeu à l’avant, réglez le jeu de direction potence desserrée, puis serrez la potence au couple indiqué.',
      },
      {
        it: 'Controlla perni passanti e forcellino del cambio: puliti, con un velo di grasso, serrati alla coppia indicata.',
        en: 'Check the thru axles and the derailleur hanger: clean, lightly greased, tightened to the torque shown.',
        fr: 'Contrôlez les axes traversants et la patte de dérailleur : propres, légèrement graissés, serrés au couple indiqué.',
      },
      {
        it: 'Dopo una caduta non usare la bici e non ritoccare la vernice: fotografa il punto così com’è.',
        en: 'After a crash, do not ride the bike or touch up the paint: photograph the spot as it is.',
        fr: 'Après une chute, n’utilisez pas le vélo et ne retouchez pas la peinture : photographiez l’endroit tel quel.',
      },
    ],
    attributes: ['dimensions', 'load_weight', 'firmware', 'cycles_per_hour', 'test_date'],
    geometry: [],
  },
  {
    code: 'V3',
    name: {
      it: 'Telaio da corsa polivalente',
      en: 'All-round race frame',
      fr: 'Cadre de course polyvalent',
    },
    active: true,
    serial: groups(4, '-'),
    example: 'V3-51S-22-00417',
    sizes,
    colours: [],
    instructions: [
      {
        it: 'Il numero di serie è sull’adesivo con il QR code, all’interno del fodero basso sinistro.',
        en: 'The serial number is on the sticker with the QR code, on the inside of the left chainstay.',
        fr: 'Le numéro de série se trouve sur l’autocollant avec le QR code, à l’intérieur de la base gauche.',
      },
      {
        it: 'Se il reggisella scende, pulisci il tubo piantone, metti pasta per carbonio e serra il cuneo alla coppia indicata, non oltre.',
        en: 'If the seatpost slips, clean the seat tube, apply carbon paste and tighten the wedge to the torque shown, no further.',
        fr: 'Si la tige de selle descend, nettoyez le tube de selle, appliquez de la pâte carbone et serrez la cale de serrage au couple indiqué, sans plus.',
      },
      {
        it: 'Per uno scricchiolio alla pedivella controlla prima pedali, viti delle corone e calotte del movimento centrale.',
        en: 'For a creak at the crank, first check the pedals, the chainring bolts and the bottom bracket cups.',
        fr: 'En cas de craquement au pédalier, contrôlez d’abord les pédales, les vis de plateaux et les cuvettes du boîtier.',
      },
      {
        it: 'Per un rumore nel tubo obliquo verifica che guaine e cavi interni abbiano ancora la spugna antirumore.',
        en: 'For a rattle in the down tube, make sure the internal hoses and cables still have their foam sleeves.',
        fr: 'En cas de bruit dans le tube diagonal, vérifiez que les gaines et câbles internes ont toujours leur mousse antibruit.',
      },
    ],
    attributes: ['dimensions', 'load_weight', 'test_date'],
    geometry: raceSizes,
  },
  {
    code: 'V3R',
    name: {
      it: 'Telaio da corsa polivalente, versione leggera',
      en: 'All-round race frame, lighter version',
      fr: 'Cadre de course polyvalent, version légère',
    },
    active: true,
    serial: oneGroup,
    example: 'V3R22K00981',
    sizes,
    colours: [],
    instructions: [
      {
        it: 'Il numero di serie è sull’adesivo con il QR code, sotto la scatola movimento; è la versione leggera della V3 e il numero non ha trattini.',
        en: 'The serial number is on the sticker with the QR code, under the bottom bracket shell; this is the lighter version of the V3 and its number has no dashes.',
        fr: 'Le numéro de série se trouve sur l’autocollant avec le QR code, sous le boîtier de pédalier ; c’est la version légère du V3 et son numéro n’a pas de tiret.',
      },
      {
        it: 'Le pareti sono sottili: nel cavalletto da officina non bloccare mai la bici per un tubo, sempre per il reggisella.',
        en: 'The tube walls are thin: never clamp the bike in a workstand by a tube, only by the seatpost.',
        fr: 'Les parois sont fines : ne serrez jamais le vélo dans un pied d’atelier par un tube, seulement par la tige de selle.',
      },
      {
        it: 'Prima di segnalare un rumore controlla con la chiave dinamometrica il cuneo del reggisella e le viti dell’attacco manubrio.',
        en: 'Check the seatpost wedge and the stem bolts with a torque wrench before reporting a noise.',
        fr: 'Avant de signaler un bruit, contrôlez à la clé dynamométrique la cale de serrage de la tige de selle et les vis de potence.',
      },
      {
        it: 'Con il freno anteriore tirato muovi la bici avanti e indietro: se c’è gioco, registra la serie sterzo.',
        en: 'Hold the front brake and rock the bike: if you feel play, adjust the headset.',
        fr: 'Frein avant actionné, faites bouger le vélo d’avant en arrière : s’il y a du jeu, réglez le jeu de direction.',
      },
    ],
    attributes: ['dimensions', 'load_weight', 'firmware', 'test_date'],
    geometry: [],
  },
  {
    code: 'TT1',
    name: {
      it: 'Cronometro',
      en: 'Time trial',
      fr: 'Contre-la-montre',
    },
    active: true,
    serial: oneGroup,
    example: 'TT1M00231',
    sizes,
    colours: [],
    instructions: [
      {
        it: 'Il numero di serie è sull’adesivo con il QR code, sul retro del tubo piantone, sopra la scatola movimento.',
        en: 'The serial number is on the sticker with the QR code, on the back of the seat tube, above the bottom bracket shell.',
        fr: 'Le numéro de série se trouve sur l’autocollant avec le QR code, à l’arrière du tube de selle, au-dessus du boîtier de pédalier.',
      },
      {
        it: 'Controlla le viti di prolunghe e appoggiagomiti: alla coppia indicata, con tutti gli spessori previsti.',
        en: 'Check the bolts of the extensions and armrests: at the torque shown, with every spacer in place.',
        fr: 'Contrôlez les vis des prolongateurs et des repose-bras : au couple indiqué, avec toutes les entretoises prévues.',
      },
      {
        it: 'Il reggisella aerodinamico va inserito almeno fino alla tacca di inserimento minimo: fotografa la tacca prima di sfilarlo.',
        en: 'The aero seatpost must sit past its minimum insertion mark: photograph the mark before you pull it out.',
        fr: 'La tige de selle aérodynamique doit être enfoncée au moins jusqu’au repère d’insertion minimale : photographiez-le avant de la sortir.',
      },
      {
        it: 'Dopo un volo o una spedizione cerca segni di pressione su forcella e manubrio, e fotografa la valigia o la scatola.',
        en: 'After a flight or a shipment, look for pressure marks on fork and handlebar, and photograph the case or box.',
        fr: 'Après un vol ou un envoi, cherchez des marques de pression sur la fourche et le cintre, et photographiez la valise ou le carton.',
      },
    ],
    attributes: ['dimensions', 'load_weight', 'load_dimensions', 'firmware', 'cycles_per_hour', 'test_date'],
    geometry: [],
  },
]
