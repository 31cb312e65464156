import { type Locale, locales } from './locales.ts'

/** Words that stand in nearly every sentence of a language, or of the trade in it, and in the others hardly ever. */
const common: Record<Locale, ReadonlySet<string>> = {
  it: new Set(
    (
      'il lo gli di del della dei delle degli da dal dalla al alla ai alle che non per con sono è si nel nella anche ho ha hanno ' +
      'abbiamo questa questo ma dopo più sul sulla sui sulle una e senza già ora oggi prima ancora molto tutto tutti ogni ' +
      'nostro nostra vostra grazie buongiorno giorni entro compreso compresa bici telaio forcella ruota ruote sella manubrio ' +
      'freno freni catena cambio pedali coppia vite viti pezzo lavaggio tagliando officina negozio cliente garanzia foto'
    ).split(' '),
  ),
  en: new Set(
    (
      'the of is that not for with are in we you this to and it has have was after from at but by been my our on be your its no ' +
      'without already now today before again very all every please thanks hello days within included bike bicycle frame fork ' +
      'wheel wheels saddle handlebar brake brakes chain pedals torque bolt screw screws wash workshop shop customer warranty'
    ).split(' '),
  ),
  fr: new Set(
    (
      'les des du est que qui ne pas pour avec sont dans nous vous ce cette au aux et sur il elle après été mais une plus je avons ' +
      'par sans déjà maintenant avant encore très tout toutes chaque notre votre merci bonjour jours compris comprise vélo ' +
      'cadre fourche roue roues selle guidon frein freins chaîne pédales couple vis pièce lavage révision atelier magasin garantie'
    ).split(' '),
  ),
}

/** So many different ones say something; one alone may be chance. */
const least = 2

/**
 * The language a text is written in, as far as its commonest words tell, where that is another than its reader's: for telling
 * the reader, and a screen reader by `lang`. A short text says nothing.
 */
export function foreignTo(reader: Locale, text: string): Locale | undefined {
  // An e-mail is no Italian “and”.
  const words = [...new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu))]
  const counted = locales.map((locale) => ({ locale, count: words.filter((word) => common[locale].has(word)).length }))
  const [first, second] = counted.toSorted((one, other) => other.count - one.count)
  if (!first || !second || first.count < least || first.count < 2 * second.count) return undefined
  return first.locale === reader ? undefined : first.locale
}
