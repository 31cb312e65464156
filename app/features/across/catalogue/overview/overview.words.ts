import type { FindingMessage } from '../findings.ts'
import { versionsWords } from '#app/features/across/versions/versions.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const overviewWords = {
  ...versionsWords,
  console: terms.console,
  intro: {
    it: 'Modelli, parti, foto richieste e regole di garanzia. Le modifiche restano in bozza finché non le pubblichi; le richieste già aperte si valutano con la versione con cui sono nate.',
    en: 'Models, parts, photos to ask for and warranty rules. Changes stay in a draft until you publish them; claims that are open already are assessed by the version they were made under.',
    fr: 'Modèles, pièces, photos demandées et règles de garantie. Les modifications restent en brouillon jusqu’à la publication\u00a0; les demandes déjà ouvertes sont jugées selon la version sous laquelle elles ont été créées.',
  },
  contents: { it: 'Contenuto', en: 'Contents', fr: 'Contenu' },
  'contents.entries': { it: 'Voci', en: 'Entries', fr: 'Entrées' },
  count: {
    it: { one: '{count} voce', other: '{count} voci' },
    en: { one: '{count} entry', other: '{count} entries' },
    fr: { one: '{count} entrée', other: '{count} entrées' },
  },
  empty: { it: 'Il catalogo è vuoto', en: 'The catalogue is empty', fr: 'Le catalogue est vide' },
  'empty.words': {
    it: 'Senza modelli nessuno può aprire una richiesta né registrare una bici. Puoi partire dal nostro esempio, quello di un produttore di bici da corsa, e cambiarlo a piacere, oppure aggiungere i tuoi modelli uno per uno.',
    en: 'Without models nobody can open a claim or register a bike. You can begin with our example, that of a maker of race bikes, and change it as you like, or add your own models one by one.',
    fr: 'Sans modèles, personne ne peut ouvrir de demande ni enregistrer de vélo. Vous pouvez partir de notre exemple, celui d’un fabricant de vélos de course, et le modifier à votre guise, ou ajouter vos modèles un par un.',
  },
  'template.begin': { it: 'Parti dall’esempio', en: 'Begin with the example', fr: 'Partir de l’exemple' },
  'nothing.begin': { it: 'Aggiungi il primo modello', en: 'Add the first model', fr: 'Ajouter le premier modèle' },
  'findings.more': {
    it: { one: 'e un altro avviso.', other: 'e altri {count} avvisi.' },
    en: { one: 'and one more.', other: 'and {count} more.' },
    fr: { one: 'et un autre.', other: 'et {count} autres.' },
  },
  'notice.published': { it: 'Catalogo pubblicato', en: 'Catalogue published', fr: 'Catalogue publié' },
} as const satisfies WordTable

export const findingWords = {
  'code-twice': {
    it: 'Il codice {code} compare due volte.',
    en: 'The code {code} is there twice.',
    fr: 'Le code {code} figure deux fois.',
  },
  'floor-twice': {
    it: 'Il paese {code} ha due garanzie legali.',
    en: 'The country {code} has two legal guarantees.',
    fr: 'Le pays {code} a deux garanties légales.',
  },
  'promise-twice': {
    it: 'Due tempi promessi valgono per gli stessi casi.',
    en: 'Two promised times are for the same cases.',
    fr: 'Deux délais promis concernent les mêmes cas.',
  },
  'example-wrong': {
    it: 'L’esempio {example} non rispetta la regola del modello {family}.',
    en: 'The example {example} does not fit the rule of the model {family}.',
    fr: 'L’exemple {example} ne respecte pas la règle du modèle {family}.',
  },
  'serials-alike': {
    it: 'Dal solo numero i modelli {family} e {other} non si distinguono: {example} va bene per entrambi.',
    en: 'By the number alone the models {family} and {other} cannot be told apart: {example} fits both.',
    fr: 'Le numéro seul ne permet pas de distinguer les modèles {family} et {other}\u00a0: {example} convient aux deux.',
  },
  'unknown-family': {
    it: 'Viene nominato il modello {code}, che non c’è.',
    en: 'The model {code} is named, which is not there.',
    fr: 'Le modèle {code} est nommé, mais n’existe pas.',
  },
  'unknown-part': {
    it: 'Viene nominata la parte {code}, che non c’è.',
    en: 'The part {code} is named, which is not there.',
    fr: 'La pièce {code} est nommée, mais n’existe pas.',
  },
  'unknown-kind': {
    it: 'Viene nominato il tipo di danno {code}, che non c’è.',
    en: 'The kind of damage {code} is named, which is not there.',
    fr: 'Le type de défaut {code} est nommé, mais n’existe pas.',
  },
  'unknown-shot': {
    it: 'Un elenco chiede la foto {code}, che non c’è.',
    en: 'A list asks for the photo {code}, which is not there.',
    fr: 'Une liste demande la photo {code}, qui n’existe pas.',
  },
  'unknown-attribute': {
    it: 'Il modello {family} usa la caratteristica {attribute}, che non c’è.',
    en: 'The model {family} uses the attribute {attribute}, which is not there.',
    fr: 'Le modèle {family} utilise la caractéristique {attribute}, qui n’existe pas.',
  },
  'main-kind': {
    it: 'Il tipo di danno che dà il nome alla garanzia, {code}, non c’è.',
    en: 'The kind of damage the warranty is named by, {code}, is not there.',
    fr: 'Le type de défaut qui désigne la garantie, {code}, n’existe pas.',
  },
  'no-main-kind': {
    it: 'Nessun tipo di danno è quello che si intende con «la garanzia»: sceglilo tra i tipi di danno, altrimenti le bici registrate risultano senza garanzia.',
    en: 'No kind of damage is the one meant by “the warranty”: choose it among the kinds of damage, or registered bikes have none.',
    fr: 'Aucun type de défaut n’est celui que désigne «\u00a0la garantie\u00a0»\u00a0: choisissez-le parmi les types de défaut, sinon les vélos enregistrés n’en ont pas.',
  },
  'no-parts': {
    it: 'Senza parti della bici nessuno può inviare una richiesta.',
    en: 'Without parts of the bike nobody can send a claim.',
    fr: 'Sans pièces du vélo, personne ne peut envoyer de demande.',
  },
  'no-kinds': {
    it: 'Senza tipi di danno nessuno può inviare una richiesta.',
    en: 'Without kinds of damage nobody can send a claim.',
    fr: 'Sans types de défaut, personne ne peut envoyer de demande.',
  },
  'not-covered': {
    it: 'Nessuna regola del produttore copre {part}, {kind} per {family}: resta la sola garanzia legale.',
    en: 'No rule of the maker covers {part}, {kind} for {family}: only the legal guarantee is left.',
    fr: 'Aucune règle du fabricant ne couvre {part}, {kind} pour {family}\u00a0: seule la garantie légale s’applique.',
  },
  'not-covered-more': {
    it: 'Nessuna regola del produttore copre {part}, {kind} per {family}, né altri casi (altri {count}): resta la sola garanzia legale.',
    en: 'No rule of the maker covers {part}, {kind} for {family}, nor other cases ({count} more): only the legal guarantee is left.',
    fr: 'Aucune règle du fabricant ne couvre {part}, {kind} pour {family}, ni d’autres cas ({count} de plus)\u00a0: seule la garantie légale s’applique.',
  },
  'model-not-covered': {
    it: 'Nessuna regola del produttore copre {family}: resta la sola garanzia legale.',
    en: 'No rule of the maker covers {family}: only the legal guarantee is left.',
    fr: 'Aucune règle du fabricant ne couvre {family}\u00a0: seule la garantie légale s’applique.',
  },
  'in-use': {
    it: '{code} è già usato in richieste, bici registrate o costruite, contatti, risorse o richiami: non si può togliere, si può solo smettere di proporlo.',
    en: '{code} is used by claims, registered or built bikes, leads, resources or recalls: it cannot be removed; you can only stop offering it.',
    fr: '{code} est utilisé par des demandes, des vélos enregistrés ou fabriqués, des contacts, des ressources ou des rappels\u00a0: on ne peut pas le supprimer, seulement ne plus le proposer.',
  },
  'unknown-reason': {
    it: 'La regola km 0 usa la motivazione {code}, che non c’è.',
    en: 'The km 0 rule gives the reason {code}, which is not there.',
    fr: 'La règle 0 km utilise le motif {code}, qui n’existe pas.',
  },
  'checklist-empty': {
    it: 'La scheda {code} non ha ancora passaggi: aggiungili, oppure non proporla.',
    en: 'The checklist {code} has no steps yet: add them, or do not offer it.',
    fr: 'La fiche {code} n’a pas encore d’étapes\u00a0: ajoutez-les, ou ne la proposez pas.',
  },
  'checklist-asked': {
    it: 'Un richiamo pubblicato chiede la scheda {code}: finché non è chiuso va proposta alle officine, con i suoi passaggi.',
    en: 'A published recall asks for the checklist {code}: until it is closed the checklist has to be offered to workshops, with its steps.',
    fr: 'Un rappel publié demande la fiche {code}\u00a0: jusqu’à sa clôture, elle doit être proposée aux ateliers, avec ses étapes.',
  },
  'extra-without-services': {
    it: 'La regola {rule} promette mesi in più con i tagliandi, ma per {family} nessun tagliando è dovuto in quel tempo.',
    en: 'The rule {rule} promises more months for services, but none is due for {family} in that time.',
    fr: 'La règle {rule} promet des mois de plus avec les révisions, mais aucune n’est prévue pour {family} dans ce délai.',
  },
  'lane-no-reason': {
    it: 'La regola km 0 è attiva senza una motivazione: scegli che cosa legge il rivenditore.',
    en: 'The km 0 rule is on without a reason: choose what the dealer reads.',
    fr: 'La règle 0 km est active sans motif\u00a0: choisissez ce que lit le revendeur.',
  },
  'lane-all': {
    it: 'La regola km 0 accetterebbe da sola ogni richiesta su bici consegnate e non vendute: nessun limite di importo, tutti i modelli, le parti e i danni, nessuna estratta per il controllo.',
    en: 'The km 0 rule would by itself accept every claim about delivered bikes that are not sold: no limit, all models, parts and kinds of damage, none drawn for a check.',
    fr: 'La règle 0 km accepterait d’elle-même toute demande sur des vélos livrés et non vendus\u00a0: aucune limite, tous les modèles, pièces et défauts, aucun tirage pour contrôle.',
  },
  'lane-no-limit': {
    it: 'Nella regola km 0 l’importo massimo non esclude niente: anche tutte le parti insieme vi rientrano.',
    en: 'In the km 0 rule the highest value excludes nothing: even all parts together are within it.',
    fr: 'Dans la règle 0 km, le montant maximal n’exclut rien\u00a0: même toutes les pièces ensemble restent en dessous.',
  },
  'lane-not-drawn': {
    it: 'La regola km 0 non estrae nessuna richiesta per il controllo: nessuno guarda quelle che accetta.',
    en: 'The km 0 rule draws no claim for a check: nobody looks at any of those it accepts.',
    fr: 'La règle 0 km ne tire aucune demande au sort pour contrôle\u00a0: personne ne regarde celles qu’elle accepte.',
  },
  'lane-all-drawn': {
    it: 'La regola km 0 estrae ogni richiesta per il controllo: non ne accetta nessuna da sola.',
    en: 'The km 0 rule draws every claim for a check: it accepts none by itself.',
    fr: 'La règle 0 km tire toutes les demandes au sort pour contrôle\u00a0: elle n’en accepte aucune d’elle-même.',
  },
  'lane-nothing': {
    it: 'La regola km 0 è attiva, ma senza modelli, danni o valori delle parti non vale per nessuna richiesta.',
    en: 'The km 0 rule is on, but without models, kinds of damage or values of parts it applies to no claim.',
    fr: 'La règle 0 km est active, mais sans modèles, défauts ou valeurs des pièces elle ne vaut pour aucune demande.',
  },
} as const satisfies WordTable & Record<FindingMessage, unknown>
