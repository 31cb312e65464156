import type { WordTable } from '#app/kit/words/words.ts'

/** What stands in the demonstration's manuals and size guides. */
export const guideWords = {
  'title.manual': {
    it: 'Manuale di montaggio {family}',
    en: '{family} assembly manual',
    fr: 'Manuel de montage {family}',
  },
  'title.size-guide': { it: 'Guida alle taglie {family}', en: '{family} size guide', fr: 'Guide des tailles {family}' },
  'file.manual': { it: 'manuale-montaggio', en: 'assembly-manual', fr: 'manuel-montage' },
  'file.size-guide': { it: 'guida-taglie', en: 'size-guide', fr: 'guide-tailles' },
  edition: { it: 'Versione {number}', en: 'Version {number}', fr: 'Version {number}' },
  'note.manual': {
    it: 'Corretta la coppia di serraggio del reggisella.',
    en: 'Corrected the seatpost torque.',
    fr: 'Couple de serrage de la tige de selle corrigé.',
  },
  'note.size-guide': {
    it: 'Aggiunta la misura del cavallo.',
    en: 'Inseam added.',
    fr: 'Entrejambe ajouté.',
  },

  before: { it: 'Prima di iniziare', en: 'Before you start', fr: 'Avant de commencer' },
  'before.words': {
    it: 'La {family} arriva montata all’ottanta per cento. Il montaggio va eseguito da un meccanico, su un cavalletto stretto solo sul reggisella: mai su un tubo del telaio.',
    en: 'The {family} arrives eighty per cent assembled. Assembly is a mechanic’s job, in a workstand clamped on the seatpost only: never on a frame tube.',
    fr: 'Le {family} arrive monté à quatre-vingts pour cent. Le montage revient à un mécanicien, dans un pied d’atelier serré uniquement sur la tige de selle\u00a0: jamais sur un tube du cadre.',
  },
  'about.C68': {
    it: 'Le congiunzioni sono verniciate: evita che utensili e morsetti le tocchino. Il reggisella ha un collarino con due viti, da serrare alternandole.',
    en: 'The lugs are painted: keep tools and clamps off them. The seatpost clamp has two bolts, to be tightened in turn.',
    fr: 'Les raccords sont peints\u00a0: tenez-en éloignés outils et mâchoires. Le collier de tige de selle a deux vis, à serrer en alternance.',
  },
  'about.V4R': {
    it: 'Guaine e cavi passano nella serie sterzo: prima di inserire la forcella verifica che nessuno sia schiacciato.',
    en: 'Hoses and cables run through the headset: before fitting the fork, make sure none is pinched.',
    fr: 'Gaines et câbles passent dans le jeu de direction\u00a0: avant de poser la fourche, vérifiez qu’aucun n’est pincé.',
  },
  'about.V3': {
    it: 'Il reggisella è fermato da un cuneo interno, accessibile da sopra il tubo orizzontale: usa la pasta per carbonio in dotazione.',
    en: 'The seatpost is held by an internal wedge, reached from above the top tube: use the carbon paste supplied.',
    fr: 'La tige de selle est maintenue par un coin interne, accessible par le dessus du tube supérieur\u00a0: utilisez la pâte carbone fournie.',
  },
  'about.V3R': {
    it: 'Le pareti dei tubi sono sottili: appoggia il telaio su protezioni morbide e non usare fascette.',
    en: 'The tube walls are thin: rest the frame on soft padding and do not use cable ties.',
    fr: 'Les parois des tubes sont fines\u00a0: posez le cadre sur des protections souples et n’utilisez pas de colliers.',
  },
  'about.TT1': {
    it: 'Prolunghe e appoggiagomiti sono in una scatola a parte: montali per ultimi, con tutti gli spessori previsti.',
    en: 'Extensions and armrests come in a separate box: fit them last, with every spacer in place.',
    fr: 'Prolongateurs et repose-bras sont dans un carton séparé\u00a0: montez-les en dernier, avec toutes les entretoises prévues.',
  },
  tools: { it: 'Che cosa serve', en: 'What you need', fr: 'Matériel nécessaire' },
  'tools.list': {
    it: 'chiave dinamometrica da 2 a 15 Nm con inserti da 2, 3, 4, 5 e 6 mm; pasta per carbonio e grasso per filetti; pompa con manometro; metro e livella',
    en: '2–15 Nm torque wrench with 2, 3, 4, 5 and 6 mm bits; carbon paste and thread grease; pump with a gauge; tape measure and level',
    fr: 'clé dynamométrique de 2 à 15 Nm avec embouts de 2, 3, 4, 5 et 6 mm; pâte carbone et graisse pour filetages; pompe à manomètre; mètre et niveau',
  },
  steps: { it: 'Montaggio', en: 'Assembly', fr: 'Montage' },
  'step.unpack': {
    it: 'Togli la bici dalla scatola in due persone e controlla il contenuto con la distinta di imballaggio. Fotografa subito eventuali danni di trasporto.',
    en: 'Take the bike out of the box with a second person and check the contents against the packing list. Photograph any transport damage at once.',
    fr: 'Sortez le vélo du carton à deux et contrôlez le contenu avec la liste de colisage. Photographiez aussitôt tout dommage de transport.',
  },
  'step.fork': {
    it: 'Inserisci la forcella, registra il gioco della serie sterzo e blocca l’attacco manubrio in asse con la ruota.',
    en: 'Fit the fork, set the headset preload and fix the stem in line with the wheel.',
    fr: 'Posez la fourche, réglez le jeu de direction et fixez la potence dans l’axe de la roue.',
  },
  'step.seatpost': {
    it: 'Metti pasta per carbonio sul reggisella, inseriscilo oltre la tacca di inserimento minimo e serralo alla coppia della tabella.',
    en: 'Apply carbon paste to the seatpost, insert it past the minimum insertion mark and tighten it to the torque in the table.',
    fr: 'Appliquez de la pâte carbone sur la tige de selle, enfoncez-la au-delà du repère d’insertion minimale et serrez au couple du tableau.',
  },
  'step.wheels': {
    it: 'Monta le ruote con i perni passanti puliti e un velo di grasso; verifica che i dischi girino liberi tra le pastiglie.',
    en: 'Fit the wheels with clean, lightly greased thru axles; make sure the rotors turn freely between the pads.',
    fr: 'Montez les roues avec des axes traversants propres et légèrement graissés\u00a0; vérifiez que les disques tournent librement entre les plaquettes.',
  },
  'step.cockpit': {
    it: 'Regola inclinazione del manubrio e posizione delle leve, poi serra le quattro viti in croce.',
    en: 'Set the angle of the handlebar and the position of the levers, then tighten the four bolts crosswise.',
    fr: 'Réglez l’inclinaison du cintre et la position des leviers, puis serrez les quatre vis en croix.',
  },
  'step.brakes': {
    it: 'Controlla corsa e tenuta dei freni, poi tutti i rapporti, uno alla volta, con la bici sul cavalletto.',
    en: 'Check lever travel and brake bite, then every gear, one at a time, with the bike in the stand.',
    fr: 'Contrôlez la course et le mordant des freins, puis tous les rapports, un à un, vélo sur le pied.',
  },
  'step.final': {
    it: 'Gonfia i copertoni entro l’intervallo di pressione indicato sul fianco e registra il numero di serie nel portale.',
    en: 'Inflate the tyres within the pressure range on the sidewall and register the serial number in the portal.',
    fr: 'Gonflez les pneus dans la plage de pression indiquée sur le flanc et enregistrez le numéro de série sur le portail.',
  },
  torques: { it: 'Coppie di serraggio', en: 'Torques', fr: 'Couples de serrage' },
  'torque.part': { it: 'Punto', en: 'Where', fr: 'Emplacement' },
  'torque.value': { it: 'Coppia', en: 'Torque', fr: 'Couple' },
  'torque.stem': { it: 'Attacco manubrio, frontalino', en: 'Stem, faceplate', fr: 'Potence, capot' },
  'torque.steerer': { it: 'Attacco manubrio, cannotto forcella', en: 'Stem, steerer', fr: 'Potence, pivot de fourche' },
  'torque.seatpost': { it: 'Reggisella', en: 'Seatpost', fr: 'Tige de selle' },
  'torque.axles': { it: 'Perni passanti', en: 'Thru axles', fr: 'Axes traversants' },
  'torque.hanger': { it: 'Forcellino del cambio', en: 'Derailleur hanger', fr: 'Patte de dérailleur' },
  'torque.bottle': { it: 'Portaborraccia', en: 'Bottle cage', fr: 'Porte-bidon' },
  'torque.extensions': { it: 'Prolunghe', en: 'Extensions', fr: 'Prolongateurs' },
  checks: { it: 'Controlli finali', en: 'Final checks', fr: 'Contrôles finaux' },
  'checks.list': {
    it: 'nessun gioco alla serie sterzo con il freno anteriore tirato; manubrio e sella non ruotano a mano; guaine libere a fine sterzata; prova su strada di dieci minuti, poi ricontrollo delle coppie',
    en: 'no play in the headset with the front brake on; handlebar and saddle do not turn by hand; hoses free at full lock; ten-minute road test, then torques checked again',
    fr: 'aucun jeu de direction frein avant actionné; cintre et selle ne tournent pas à la main; gaines libres en butée de direction; essai de dix minutes sur route, puis nouveau contrôle des couples',
  },
  safety: {
    it: 'Un componente in carbonio serrato oltre la coppia indicata va sostituito, anche se non mostra danni.',
    en: 'A carbon part tightened beyond the torque shown must be replaced, even if it shows no damage.',
    fr: 'Une pièce en carbone serrée au-delà du couple indiqué doit être remplacée, même sans dommage visible.',
  },

  measure: { it: 'Come misurare', en: 'How to measure', fr: 'Comment mesurer' },
  'measure.list': {
    it: 'altezza: senza scarpe, schiena contro il muro; cavallo: a piedi scalzi, con un libro stretto tra le gambe, da terra al bordo superiore del libro; misura due volte e tieni il valore più basso',
    en: 'height: without shoes, back against the wall; inseam: barefoot, with a book held between the legs, from the floor to the top edge of the book; measure twice and keep the lower figure',
    fr: 'taille du cycliste\u00a0: sans chaussures, dos au mur; entrejambe\u00a0: pieds nus, un livre serré entre les jambes, du sol au bord supérieur du livre; mesurez deux fois et gardez la valeur la plus basse',
  },
  table: { it: 'Taglie {family}', en: '{family} sizes', fr: 'Tailles {family}' },
  'table.size': { it: 'Taglia', en: 'Size', fr: 'Taille' },
  'table.height': { it: 'Altezza', en: 'Rider height', fr: 'Taille du cycliste' },
  'table.inseam': { it: 'Cavallo', en: 'Inseam', fr: 'Entrejambe' },
  'table.seat-tube': { it: 'Piantone', en: 'Seat tube', fr: 'Tube de selle' },
  between: { it: 'Tra due taglie', en: 'Between two sizes', fr: 'Entre deux tailles' },
  'between.words': {
    it: 'Conta prima il cavallo: servono almeno 20 mm tra il cavallo e il tubo orizzontale. A parità, la taglia più piccola dà una guida più pronta, la più grande una posizione più comoda. Le misure del telaio sono in millimetri.',
    en: 'Inseam comes first: at least 20 mm are needed between inseam and top tube. Otherwise the smaller size handles more quickly, the larger one is more comfortable. Frame measurements are in millimetres.',
    fr: 'L’entrejambe passe en premier\u00a0: il faut au moins 20 mm entre l’entrejambe et le tube supérieur. À égalité, la petite taille est plus vive, la grande plus confortable. Les mesures du cadre sont en millimètres.',
  },
  calculator: {
    it: 'Il calcolo della taglia, nel portale, confronta due taglie e ne disegna la posizione.',
    en: 'The size calculator in the portal compares two sizes and draws the position.',
    fr: 'Le calcul de la taille, sur le portail, compare deux tailles et dessine la position.',
  },
} as const satisfies WordTable
