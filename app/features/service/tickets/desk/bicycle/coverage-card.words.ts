import type { WordTable } from '#app/kit/words/words.ts'

export const cardWords = {
  coverage: { it: 'Copertura', en: 'Coverage', fr: 'Couverture' },
  'coverage.advice': {
    it: 'Questo dicono le regole: la decisione spetta a te.',
    en: 'This is what the rules say: the decision is yours.',
    fr: 'C’est ce que disent les règles\u00a0: la décision vous revient.',
  },

  'coverage.split': {
    it: 'Copertura valutata alla data della richiesta da cui questa è stata separata: {day}.',
    en: 'Coverage as of {day}, when the request that this one was split from came in.',
    fr: 'Couverture évaluée à la date de la demande dont celle-ci a été séparée\u00a0: {day}.',
  },
  'registration.unconfirmed': {
    it: 'La registrazione è da confermare: ne risponde solo chi l’ha fatta.',
    en: 'The registration has yet to be confirmed: only the person who made it vouches for it.',
    fr: 'L’enregistrement est à confirmer\u00a0: seul son auteur en répond.',
  },
  'registration.date': {
    it: 'La richiesta indica un’altra data di acquisto ({claimed}): conta la prima delle due, perché la garanzia inizia con il primo acquisto.',
    en: 'The request gives another date of purchase ({claimed}): the earlier one counts, since the warranty starts with the first purchase.',
    fr: 'La demande indique une autre date d’achat ({claimed})\u00a0: la plus ancienne compte, car la garantie commence au premier achat.',
  },
  'registration.country': {
    it: 'Paese di acquisto secondo la registrazione: {country}. Per la garanzia legale conta quello della richiesta.',
    en: 'Country of purchase in the registration: {country}. For the legal guarantee, the one in the request counts.',
    fr: 'Pays d’achat d’après l’enregistrement\u00a0: {country}. Pour la garantie légale, celui de la demande compte.',
  },
  'registration.sold': {
    it: 'La richiesta parla di un danno prima della vendita, ma la bici risulta già venduta: va verificato.',
    en: 'The request is about damage before the sale, but the bike is registered as sold: please check.',
    fr: 'La demande porte sur un défaut avant la vente, mais le vélo est enregistré comme vendu\u00a0: à vérifier.',
  },
  built: {
    it: 'Nell’elenco delle bici costruite: {bicycle}.',
    en: 'In the list of built bicycles: {bicycle}.',
    fr: 'Dans la liste des vélos fabriqués\u00a0: {bicycle}.',
  },
  'built.delivered': {
    it: 'Nell’elenco delle bici costruite: {bicycle}. Consegna al rivenditore: {day}.',
    en: 'In the list of built bicycles: {bicycle}. Delivered to the dealer on {day}.',
    fr: 'Dans la liste des vélos fabriqués\u00a0: {bicycle}. Livraison au revendeur\u00a0: {day}.',
  },
  'built.not': {
    it: 'Il numero di serie non è nell’elenco delle bici costruite: va verificato.',
    en: 'The serial number is not in the list of built bicycles: please check.',
    fr: 'Le numéro de série ne figure pas dans la liste des vélos fabriqués\u00a0: à vérifier.',
  },
  'built.other-model': {
    it: 'L’elenco indica un altro modello rispetto alla richiesta.',
    en: 'The list gives another model than the request.',
    fr: 'La liste indique un autre modèle que la demande.',
  },
} as const satisfies WordTable
