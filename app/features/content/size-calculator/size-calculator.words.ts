import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const sizeWords = {
  title: terms.sizeCalculator,
  intro: {
    it: 'Da altezza e cavallo: la taglia, l’altezza sella e la posizione del manubrio.',
    en: 'Your height and inseam (the length of your inside leg) give your size, saddle height and handlebar position.',
    fr: 'La taille du cycliste et son entrejambe donnent la taille de cadre, la hauteur de selle et la position du cintre.',
  },

  'no-sizes': {
    it: 'Nessuna geometria, per ora',
    en: 'No geometry yet',
    fr: 'Aucune géométrie pour le moment',
  },
  'no-sizes.why': {
    it: 'Il produttore non ha ancora pubblicato le misure dei telai: senza quelle non si calcola una taglia.',
    en: 'The maker has not published the measurements of its frames yet, and no size can be worked out without them.',
    fr: 'Le fabricant n’a pas encore publié les mesures de ses cadres\u00a0: sans elles, aucune taille ne se calcule.',
  },

  'form.model': terms.model,
  form: { it: 'Le misure del ciclista', en: 'The rider’s measurements', fr: 'Les mesures du cycliste' },
  'form.height': { it: 'Altezza (cm)', en: 'Height (cm)', fr: 'Taille du cycliste (cm)' },
  'form.inseam': { it: 'Cavallo (cm)', en: 'Inseam (cm)', fr: 'Entrejambe (cm)' },
  'form.stem': { it: 'Lunghezza attacco (mm)', en: 'Stem length (mm)', fr: 'Longueur de potence (mm)' },
  'form.angle': { it: 'Angolo attacco (°)', en: 'Stem angle (°)', fr: 'Angle de potence (°)' },
  'form.spacers': { it: 'Spessori (mm)', en: 'Spacers (mm)', fr: 'Entretoises (mm)' },
  'form.cockpit': {
    it: 'Attacco manubrio e spessori',
    en: 'Stem and spacers',
    fr: 'Potence et entretoises',
  },
  'form.cockpit.hint': {
    it: 'Se i campi restano vuoti, vale il montaggio di serie della taglia. Un attacco che scende ha un angolo negativo, per esempio −6.',
    en: 'If left blank, each size uses its standard stem and spacers. A stem that drops has a negative angle, such as −6.',
    fr: 'Sans indication, chaque taille garde son montage d’origine. Une potence plongeante a un angle négatif, par exemple −6.',
  },
  'form.send': { it: 'Calcola', en: 'Calculate', fr: 'Calculer' },
  'form.clear': { it: 'Azzera', en: 'Clear', fr: 'Effacer' },

  'mistake.required': {
    it: 'Inserisci questa misura.',
    en: 'Enter this measurement.',
    fr: 'Saisissez cette mesure.',
  },
  'mistake.number': {
    it: 'Scrivi solo un numero, per esempio {example}.',
    en: 'Please enter a number only, such as {example}.',
    fr: 'Indiquez seulement un nombre, par exemple {example}.',
  },
  'mistake.range': {
    it: 'Inserisci un valore da {least} a {most}\u00a0{unit}.',
    en: 'Enter a value from {least} to {most}\u00a0{unit}.',
    fr: 'Saisissez une valeur de {least} à {most}\u00a0{unit}.',
  },
  'mistake.unit': {
    it: 'Scrivi la misura in centimetri: forse {meant}?',
    en: 'Enter it in centimetres: perhaps {meant}?',
    fr: 'Indiquez la mesure en centimètres\u00a0: peut-être {meant}\u00a0?',
  },
  'mistake.proportion': {
    it: 'Altezza e cavallo non sembrano della stessa persona: di solito il cavallo è poco meno di metà dell’altezza. Ricontrolla le due misure.',
    en: 'Height and inseam do not seem to belong to the same person: an inseam is usually a little under half the height. Please check both.',
    fr: 'La taille et l’entrejambe ne semblent pas être de la même personne\u00a0: l’entrejambe fait en général un peu moins de la moitié de la taille. Vérifiez les deux mesures.',
  },

  'result.one': { it: 'Taglia {size}', en: 'Size {size}', fr: 'Taille {size}' },
  'result.two': {
    it: 'Tra due taglie: {one} e {other}',
    en: 'Between two sizes: {one} and {other}',
    fr: 'Entre deux tailles\u00a0: {one} et {other}',
  },
  'result.none': {
    it: 'Nessuna taglia adatta',
    en: 'No size fits',
    fr: 'Aucune taille ne convient',
  },
  'result.nothing-yet': {
    it: 'Qui compare la bici con le misure del ciclista.',
    en: 'The bicycle with the rider’s measurements will appear here.',
    fr: 'Le vélo avec les mesures du cycliste s’affichera ici.',
  },
  'result.for': {
    it: 'Altezza {height}\u00a0cm, cavallo {inseam}\u00a0cm',
    en: 'Height {height}\u00a0cm, inseam {inseam}\u00a0cm',
    fr: 'Taille du cycliste {height}\u00a0cm, entrejambe {inseam}\u00a0cm',
  },
  'result.which': { it: 'Taglia mostrata', en: 'Size shown', fr: 'Taille affichée' },
  'result.first': {
    it: 'più adatta all’altezza',
    en: 'suits the height better',
    fr: 'mieux adaptée à la taille du cycliste',
  },
  'result.why': { it: 'Perché la {size}', en: 'Why size {size}', fr: 'Pourquoi la {size}' },
  'result.pdf': terms.downloadPdf,

  'reason.clearance': {
    it: 'In piedi sopra la bici restano {clearance}\u00a0mm tra cavallo e tubo orizzontale: ne servono almeno {least}.',
    en: 'Standing over the bike leaves {clearance}\u00a0mm between crotch and top tube; at least {least} are needed.',
    fr: 'Debout au-dessus du vélo, il reste {clearance}\u00a0mm entre l’entrejambe et le tube supérieur\u00a0; il en faut au moins {least}.',
  },
  'reason.nearest': {
    it: 'È la più vicina alla misura telaio calcolata dal cavallo: {frameSize}\u00a0cm centro-centro.',
    en: 'It is the nearest to the frame size the inseam gives: {frameSize}\u00a0cm centre to centre.',
    fr: 'C’est la plus proche de la taille de cadre que donne l’entrejambe\u00a0: {frameSize}\u00a0cm axe en axe.',
  },
  'reason.reach': {
    it: 'Il reach è di {reach}\u00a0mm; per l’altezza ne sono indicati circa {wanted}.',
    en: 'Its reach is {reach}\u00a0mm; the height suggests about {wanted}.',
    fr: 'Son reach est de {reach}\u00a0mm\u00a0; la taille du cycliste en suggère environ {wanted}.',
  },
  'reason.lower': {
    it: '{by}\u00a0mm di spazio in più tra cavallo e tubo orizzontale.',
    en: '{by}\u00a0mm more room above the top tube.',
    fr: '{by}\u00a0mm de plus entre l’entrejambe et le tube supérieur.',
  },
  'reason.higher': {
    it: 'Stack più alto di {by}\u00a0mm: il manubrio sale anche con meno spessori.',
    en: '{by}\u00a0mm more stack: the bar sits higher with fewer spacers.',
    fr: '{by}\u00a0mm de stack en plus\u00a0: le cintre monte avec moins d’entretoises.',
  },
  'reason.unsafe': {
    it: 'La {size} sarebbe più vicina alla formula, ma sopra il tubo orizzontale resterebbero {clearance}\u00a0mm: meno di {least}.',
    en: 'The {size} would be nearer to the formula, but would leave only {clearance}\u00a0mm above the top tube: less than {least}.',
    fr: 'La {size} serait plus proche de la formule, mais ne laisserait que {clearance}\u00a0mm au-dessus du tube supérieur\u00a0: moins de {least}.',
  },
  'reason.none-clear': {
    it: 'La {size} sarebbe più vicina alla formula, ma il tubo orizzontale è troppo alto di {by}\u00a0mm per stare in piedi sopra la bici.',
    en: 'The {size} would be nearer to the formula, but its top tube is {by}\u00a0mm too high to stand over.',
    fr: 'La {size} serait plus proche de la formule, mais son tube supérieur est trop haut de {by}\u00a0mm pour enjamber le vélo.',
  },
  'reason.next.unsafe': {
    it: 'La taglia successiva, la {size}, lascerebbe {clearance}\u00a0mm sopra il tubo orizzontale: meno di {least}.',
    en: 'The next one up, the {size}, would leave only {clearance}\u00a0mm above the top tube: less than {least}.',
    fr: 'La taille suivante, la {size}, ne laisserait que {clearance}\u00a0mm au-dessus du tube supérieur\u00a0: moins de {least}.',
  },
  'reason.next.none-clear': {
    it: 'La taglia successiva, la {size}, ha il tubo orizzontale troppo alto di {by}\u00a0mm per stare in piedi sopra la bici.',
    en: 'The next one up, the {size}, has a top tube {by}\u00a0mm too high to stand over.',
    fr: 'La taille suivante, la {size}, a un tube supérieur trop haut de {by}\u00a0mm pour enjamber le vélo.',
  },
  'none.too-small': {
    it: 'Anche sulla taglia più piccola, la {size}, restano meno di {clearance}\u00a0mm tra cavallo e tubo orizzontale: servirebbe un cavallo di almeno {least}\u00a0cm.',
    en: 'Even the smallest size, the {size}, leaves less than {clearance}\u00a0mm between crotch and top tube: an inseam of at least {least}\u00a0cm is needed.',
    fr: 'Même la plus petite taille, la {size}, laisse moins de {clearance}\u00a0mm entre l’entrejambe et le tube supérieur\u00a0: il faudrait un entrejambe d’au moins {least}\u00a0cm.',
  },
  'none.too-large': {
    it: 'Il cavallo indica una misura telaio di {frameSize}\u00a0cm centro-centro; la taglia più grande è la {size}.',
    en: 'The inseam gives a frame size of {frameSize}\u00a0cm centre to centre; the largest size is the {size}.',
    fr: 'L’entrejambe donne une taille de cadre de {frameSize}\u00a0cm axe en axe\u00a0; la plus grande taille est la {size}.',
  },

  drawing: {
    it: 'La bici in taglia {size}: altezza sella {saddle}\u00a0mm, manubrio {barX}\u00a0mm avanti e {barY}\u00a0mm sopra il movimento centrale.',
    en: 'The bicycle in size {size}: saddle height {saddle}\u00a0mm, handlebar {barX}\u00a0mm ahead of the bottom bracket and {barY}\u00a0mm above it.',
    fr: 'Le vélo en taille {size}\u00a0: hauteur de selle {saddle}\u00a0mm, cintre {barX}\u00a0mm devant le boîtier de pédalier et {barY}\u00a0mm au-dessus.',
  },
  'drawing.dashed': {
    it: 'Tratteggiata: la taglia {size}.',
    en: 'Dashed: size {size}.',
    fr: 'En pointillés\u00a0: la taille {size}.',
  },
  figures: { it: 'Misure della bici', en: 'The bicycle’s measurements', fr: 'Les mesures du vélo' },
  measure: { it: 'Misura', en: 'Measurement', fr: 'Mesure' },
  'figure.saddle': { it: 'Altezza sella', en: 'Saddle height', fr: 'Hauteur de selle' },
  'figure.stack': terms.stack,
  'figure.reach': terms.reach,
  'figure.standover': { it: 'Standover', en: 'Standover', fr: 'Enjambement (standover)' },
  'figure.barX': { it: 'Manubrio X', en: 'Bar X', fr: 'Cintre X' },
  'figure.barY': { it: 'Manubrio Y', en: 'Bar Y', fr: 'Cintre Y' },
  'figures.how': {
    it: 'In millimetri. L’altezza sella va dal centro del movimento centrale al filo superiore della sella, lungo il piantone (0,883\u00a0×\u00a0cavallo). Il manubrio si misura al centro del morsetto: X in orizzontale, Y in verticale, dal movimento centrale.',
    en: 'In millimetres. Saddle height runs from the centre of the bottom bracket to the top of the saddle, along the seat tube (0.883\u00a0×\u00a0inseam). The bar is measured at the centre of its clamp: X horizontally, Y vertically, from the bottom bracket.',
    fr: 'En millimètres. La hauteur de selle va du centre du boîtier de pédalier au sommet de la selle, le long du tube de selle (0,883\u00a0×\u00a0entrejambe). Le cintre se mesure au centre du serrage\u00a0: X à l’horizontale, Y à la verticale, depuis le boîtier.',
  },
  'cockpit.used': {
    it: 'Taglia {size}: attacco da {stem}\u00a0mm a {angle}°, {spacers}\u00a0mm di spessori.',
    en: 'Size {size}: {stem}\u00a0mm stem at {angle}°, {spacers}\u00a0mm of spacers.',
    fr: 'Taille {size}\u00a0: potence de {stem}\u00a0mm à {angle}°, {spacers}\u00a0mm d’entretoises.',
  },
  estimate: {
    it: 'È un punto di partenza: la posizione definitiva si regola sulla bici, in negozio.',
    en: 'This is a starting point: the final position is set on the bike, in the shop.',
    fr: 'C’est un point de départ\u00a0: la position définitive se règle sur le vélo, en magasin.',
  },

  'how.title': { it: 'Come misurare il cavallo', en: 'How to measure the inseam', fr: 'Comment mesurer l’entrejambe' },
  'how.1': {
    it: 'Senza scarpe, schiena al muro, piedi a circa 15\u00a0cm l’uno dall’altro.',
    en: 'Shoes off, back against a wall, feet about 15\u00a0cm apart.',
    fr: 'Sans chaussures, dos au mur, les pieds écartés d’environ 15\u00a0cm.',
  },
  'how.2': {
    it: 'Un libro tra le gambe, in squadra con il muro, spinto in su con la pressione di una sella.',
    en: 'A book between the legs, square to the wall, pulled up with the pressure of a saddle.',
    fr: 'Un livre entre les jambes, d’équerre avec le mur, remonté avec la pression d’une selle.',
  },
  'how.3': {
    it: 'Dal pavimento al bordo superiore del libro: quello è il cavallo. Misura due volte e tieni il valore più basso.',
    en: 'From the floor to the top edge of the book: that is the inseam. Measure twice and keep the lower figure.',
    fr: 'Du sol au bord supérieur du livre\u00a0: c’est l’entrejambe. Mesurez deux fois et gardez la valeur la plus basse.',
  },
  'how.not-trousers': {
    it: 'La lunghezza interna dei pantaloni è più corta: non va bene.',
    en: 'The inside leg of your trousers is shorter: do not use it.',
    fr: 'La longueur intérieure d’un pantalon est plus courte\u00a0: elle ne convient pas.',
  },

  table: { it: 'Geometria di tutte le taglie', en: 'Geometry of every size', fr: 'Géométrie de toutes les tailles' },
  'table.size': terms.size,
  'table.proposed': { it: 'proposta', en: 'suggested', fr: 'conseillée' },
  'table.stack': terms.stack,
  'table.reach': terms.reach,
  'table.seatTube': terms.seatTube,
  'table.standover': terms.standover,
  'table.crank': terms.crank,
  'table.least': { it: 'Cavallo min.', en: 'Min. inseam', fr: 'Entre\u00adjambe min.' },
  'table.unit': {
    it: 'Tutte le misure in millimetri.',
    en: 'All in millimetres.',
    fr: 'Toutes les mesures en millimètres.',
  },

  'pdf.file': { it: 'taglia', en: 'size', fr: 'taille' },
} as const satisfies WordTable
