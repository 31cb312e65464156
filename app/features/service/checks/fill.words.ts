import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'

/** What the forms of a checklist say, and what is wrong with what was typed. */
export const fillWords = {
  ...checkWords,
  answer: terms.outcome,
  measured: { it: 'Valore misurato', en: 'Measured value', fr: 'Valeur mesurée' },
  reason: { it: 'Motivo o osservazione', en: 'Reason or remark', fr: 'Motif ou remarque' },
  'reason.hint': {
    it: 'Serve se il valore è fuori dai limiti o se il passaggio non riguarda la bici.',
    en: 'Needed where the value is outside its limits, or the step does not apply.',
    fr: 'Nécessaire si la valeur est hors limites ou si l’étape ne concerne pas le vélo.',
  },
  'photos.optional': { it: 'Foto (facoltative)', en: 'Photos (optional)', fr: 'Photos (facultatives)' },
  'take-away': terms.takeAway,
  'photo.remove': { it: 'Togli la foto {name}', en: 'Remove the photo {name}', fr: 'Retirer la photo {name}' },
  'save.next': { it: 'Salva e continua', en: 'Save and go on', fr: 'Enregistrer et continuer' },
  'done.next': { it: 'Fatto, continua', en: 'Done, go on', fr: 'Fait, continuer' },
  'value-missing': {
    it: 'Scrivi il valore misurato.',
    en: 'Enter the measured value.',
    fr: 'Saisissez la valeur mesurée.',
  },
  'value-wrong': {
    it: 'Scrivi un numero, per esempio 5,5.',
    en: 'Enter a number, such as 5.5.',
    fr: 'Saisissez un nombre, par exemple 5,5.',
  },
  'reason-outside': {
    it: 'Il valore è fuori dai limiti ({limits}): scrivi perché va bene così o che cosa si è fatto.',
    en: 'The value is outside its limits ({limits}): say why that is right, or what was done.',
    fr: 'La valeur est hors limites ({limits})\u00a0: dites pourquoi elle convient ou ce qui a été fait.',
  },
  'reason-missing': {
    it: 'Scrivi perché non riguarda questa bici.',
    en: 'Say why it does not apply to this bike.',
    fr: 'Dites pourquoi cela ne concerne pas ce vélo.',
  },
  'skip-not-allowed': {
    it: 'Questo passaggio va fatto su ogni bici.',
    en: 'This step is done on every bike.',
    fr: 'Cette étape se fait sur tous les vélos.',
  },
  'photo-missing': { it: 'Aggiungi la foto.', en: 'Add the photo.', fr: 'Ajoutez la photo.' },
  'photo-only': {
    it: 'Qui servono foto: togli video e documenti.',
    en: 'Photos are needed here: remove videos and documents.',
    fr: 'Il faut ici des photos\u00a0: retirez vidéos et documents.',
  },
  'photos-many': {
    it: 'Al massimo {count} foto per passaggio.',
    en: '{count} photos a step at most.',
    fr: '{count} photos par étape au maximum.',
  },
  'step-moved': {
    it: 'Nel frattempo {name} ha risposto a questo passaggio: {said}. Se invii di nuovo, vale la tua risposta.',
    en: '{name} has answered this step meanwhile: {said}. If you send again, your answer counts.',
    fr: 'Entre-temps, {name} a répondu à cette étape\u00a0: {said}. Si vous renvoyez, votre réponse compte.',
  },
  'signed-already': {
    it: 'Già firmato da {name}, {moment}: non si può più cambiare.',
    en: 'Signed already by {name}, {moment}: it cannot be changed any more.',
    fr: 'Déjà signé par {name}, {moment}\u00a0: il ne peut plus être modifié.',
  },
  'signed-stays': {
    it: 'È già firmato: resta com’è.',
    en: 'It is signed: it stays as it is.',
    fr: 'Il est déjà signé\u00a0: il reste tel quel.',
  },
  'steps-open': {
    it: 'Mancano ancora: {steps}',
    en: 'Still to be done: {steps}',
    fr: 'Il reste à faire\u00a0: {steps}',
  },
  'rider-missing': {
    it: 'Qui serve anche la firma del cliente.',
    en: 'The customer’s signature is needed as well.',
    fr: 'La signature du client est également nécessaire.',
  },
  'stop-sale': {
    it: 'Per questa bici c’è un blocco delle vendite: non si può consegnare finché non è risolto.',
    en: 'Sales of this bike are stopped: it cannot be delivered until that is settled.',
    fr: 'La vente de ce vélo est suspendue\u00a0: il ne peut pas être livré tant que ce n’est pas réglé.',
  },
  'date-future': {
    it: 'La data di acquisto non può essere successiva a oggi.',
    en: 'The purchase cannot be in the future.',
    fr: 'La date d’achat ne peut pas être postérieure à aujourd’hui.',
  },
  'bike-taken': {
    it: 'Questa bici è già registrata da altri: la consegna non la può registrare. Scrivi all’assistenza.',
    en: 'Someone else has registered this bike: the delivery cannot register it. Please write to after-sales.',
    fr: 'Ce vélo est déjà enregistré par quelqu’un d’autre\u00a0: la livraison ne peut pas l’enregistrer. Écrivez au service après-vente.',
  },
  'bike-unproved': {
    it: 'Questa bici è già registrata, ma da confermare. Registrala prima dai prodotti con la prova d’acquisto, poi firma la consegna.',
    en: 'This bike is registered already, but unconfirmed. Register it first under the products with the proof of purchase, then sign the delivery.',
    fr: 'Ce vélo est déjà enregistré, mais à confirmer. Enregistrez-le d’abord dans les produits avec la preuve d’achat, puis signez la livraison.',
  },
  'bike-alike': {
    it: 'Un numero quasi uguale è già registrato: confronta il numero con l’adesivo e confermalo qui sotto.',
    en: 'A number much like it is registered: compare it with the sticker and confirm it below.',
    fr: 'Un numéro très proche est enregistré\u00a0: comparez-le avec l’autocollant et confirmez-le ci-dessous.',
  },
  'delivery-none': {
    it: 'Per questo modello non c’è una scheda di consegna.',
    en: 'There is no delivery checklist for this model.',
    fr: 'Il n’y a pas de fiche de livraison pour ce modèle.',
  },
  'not-signed': {
    it: 'Non è ancora firmato: si può ancora cambiare.',
    en: 'It is not signed yet: it can still be changed.',
    fr: 'Il n’est pas encore signé\u00a0: il peut encore être modifié.',
  },
  'other-open': {
    it: 'Per questa bici è già aperto un altro controllo con la stessa scheda: prima firmalo o eliminalo.',
    en: 'Another check with the same list is open for this bike already: sign or delete it first.',
    fr: 'Un autre contrôle avec la même fiche est déjà ouvert pour ce vélo\u00a0: signez-le ou supprimez-le d’abord.',
  },
  'corrected-already': {
    it: 'È già stato corretto: per correggerlo ancora, parti dal controllo successivo.',
    en: 'It has been corrected already: to correct it again, start from the later check.',
    fr: 'Il a déjà été corrigé\u00a0: pour le corriger encore, partez du contrôle ultérieur.',
  },
  'list-gone': {
    it: 'Questa scheda non è più proposta: non se ne può iniziare un’altra.',
    en: 'This checklist is no longer offered: no other can be begun.',
    fr: 'Cette fiche n’est plus proposée\u00a0: on ne peut pas en commencer une autre.',
  },
} as const satisfies WordTable
