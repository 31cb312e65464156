import { instructionsFor } from '#app/catalogue/instructions.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { template } from '#db/template/template.ts'
import { bikeParts, damageKinds, type ModelFamily, modelFamilies } from '#db/template/codes.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { subjectOf } from '#app/features/service/tickets/tickets.words.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'

/** What a ticket can be about, with `#######` where its own number goes. */
export function topics() {
  const parts = bikeParts.flatMap((part, at) => [[part], ...bikeParts.slice(at + 1).map((other) => [part, other])])
  return modelFamilies.flatMap((frameModel) =>
    parts.flatMap((partInvolved) =>
      damageKinds.map((kindOfDamage) => {
        const serialNumber = serials[frameModel]
        const subjects = locales.map((locale) =>
          subjectOf(locale, labelsIn(locale, template), { frameModel, serialNumber, partInvolved, kindOfDamage }),
        )
        const bare = serialNumber.replaceAll(/[.-]/g, '')
        return {
          frame_model: frameModel,
          serial_number: serialNumber,
          serial_folded: foldSerial(serialNumber.replace('#######', '7777777')).replace('7777777', '#######'),
          part_involved: partInvolved,
          kind_of_damage: kindOfDamage,
          search: [bare, ...subjects].join(' ').toLowerCase(),
          instructions: instructionsFor('it', template, frameModel).join('\n'),
        }
      }),
    ),
  )
}

/** What dealers write: every combination of these, with `§` for a name and `#` for a number. */
export function contents(): { locale: Locale; text: string }[] {
  return locales.flatMap((locale) => {
    const [first, second, third, fourth] = sentences[locale]
    return first.flatMap((one) =>
      second.flatMap((two) =>
        third.flatMap((three) => fourth.map((four) => ({ locale, text: `${one} ${two} ${three} ${four}` }))),
      ),
    )
  })
}

/** 8,000 family names, so that a name is a rare word. */
export function names(): string[] {
  return heads.flatMap((head) => middles.flatMap((middle) => tails.map((tail) => head + middle + tail)))
}

export const replies = [
  'Grazie delle foto: abbiamo quello che serve e le diamo una risposta entro due giorni.',
  'Ci serve ancora una foto del numero di serie, da vicino e alla luce del giorno.',
  'Il pezzo è partito oggi con il corriere, il numero della spedizione segue per e-mail.',
  'Abbiamo guardato con il reparto verniciatura: il difetto è nostro e il telaio si sostituisce.',
  'Ecco le altre foto. Il cliente chiede se può usare la bici nel frattempo.',
  'We have checked the torque as asked, nothing changed. The creak is still there under load.',
  'Thank you, the replacement arrived yesterday and fits. You can close this one.',
  'Voici les photos demandées. Le client repart en course dans dix jours, une réponse rapide l’aiderait.',
  'Nous avons démonté la tige de selle et nettoyé le tube, le craquement persiste.',
  'Va bene, restiamo in attesa del ritiro. L’imballo è quello originale.',
]

const heads = 'Bar Cor Del Fer Gal Lom Mar Pel Ros Sal Tor Ven Zam Bel Cas Gri Mon Pas Ric Vol'.split(' ')
const middles = 'ba ce di fo ga li ma ne pi ro sa te ti va ze bo cu lo mi ra'.split(' ')
const tails = 'ni ri lli tti sio do nelli rini tto zzi schi rdi gna sso ndo relli ccia tini lini mbo'.split(' ')

const serials: Record<ModelFamily, string> = {
  C68: 'C68.51S.#######',
  V4R: 'V4R-0510-A#######',
  V3: 'V3-51S-22-#######',
  V3R: 'V3R22K#######',
  TT1: 'TT1M#######',
}

const sentences: Record<Locale, [string[], string[], string[], string[]]> = {
  it: [
    [
      'Il cliente § ha notato una crepa nella vernice sul tubo obliquo, vicino alla scatola movimento.',
      'La bici del signor § scricchiola sotto sforzo e il rumore viene dal tubo piantone.',
      'All’apertura della scatola per § mancava il collarino del reggisella con le sue viti.',
      'Sul fodero sinistro della forcella di § c’è una bolla sotto la vernice, grande come un’unghia.',
    ],
    [
      'Ha percorso circa # km, tutti su strada.',
      'La bici è stata venduta # giorni fa e usata poco.',
      'Abbiamo smontato e pulito, poi serrato a # Nm come indicato.',
    ],
    [
      'Non ci sono state cadute né urti.',
      'Il danno si vede bene alla luce del giorno.',
      'Il rumore resta anche con un’altra ruota.',
    ],
    ['Chiediamo la sostituzione in garanzia.', 'Come dobbiamo procedere?', 'Le foto sono allegate.'],
  ],
  en: [
    [
      'Our customer § found a crack in the paint on the down tube, close to the bottom bracket.',
      'The bike of Mr § creaks under load and the noise comes from the seat tube.',
      'The box for § came without the seatpost clamp and its bolts.',
    ],
    ['It has done about # km, road only.', 'It was sold # days ago and hardly ridden.', 'We tightened it to # Nm.'],
    ['There was no crash and no knock.', 'It shows well in daylight.', 'Another wheel made no difference.'],
    ['We ask for a replacement under warranty.', 'How shall we proceed?', 'Photos are attached.'],
  ],
  fr: [
    [
      'Notre client § a remarqué une fissure dans la peinture du tube diagonal, près du boîtier de pédalier.',
      'Le vélo de M. § craque à l’effort et le bruit vient du tube de selle.',
      'Le carton de § est arrivé sans le collier de la tige de selle ni ses vis.',
    ],
    ['Il a roulé environ # km, sur route.', 'Il a été vendu il y a # jours.', 'Nous avons serré à # Nm.'],
    ['Il n’y a eu ni chute ni choc.', 'Le défaut se voit à la lumière du jour.', 'Une autre roue n’y change rien.'],
    ['Nous demandons un remplacement sous garantie.', 'Comment procéder ?', 'Les photos sont jointes.'],
  ],
}
