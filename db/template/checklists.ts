import type { Checklist, CheckStep, Texts } from '#app/catalogue/catalogue.ts'

type Demands = Partial<Omit<CheckStep, 'code' | 'name'>>

/** Steps in their order; nobody reads their codes. */
function steps(all: readonly (readonly [it: string, en: string, fr: string, demands?: Demands])[]): CheckStep[] {
  return all.map(([it, en, fr, demands], at) => ({
    code: `step-${at + 1}`,
    name: { it, en, fr },
    torque: null,
    measure: null,
    photo: false,
    skippable: false,
    ...demands,
  }))
}

const nm = (value: number): Demands => ({ torque: { value, unit: 'Nm' } })
const within = (lower: number, upper: number, unit: string): Demands => ({ measure: { unit, lower, upper } })

function list(code: string, name: Texts, more: Pick<Checklist, 'kind' | 'rider' | 'steps'>): Checklist {
  return { code, name, families: [], active: true, ...more }
}

/** Torques are those most makers print on their parts: a maker writes its own. */
export const checklists: Checklist[] = [
  list(
    'pre-delivery',
    { it: 'Controllo pre-consegna', en: 'Pre-delivery inspection', fr: 'Contrôle avant livraison' },
    {
      kind: 'delivery',
      rider: 'required',
      steps: steps([
        [
          'Controlla telaio e forcella alla luce: niente colpi, graffi o cricche. Fotografa il lato trasmissione.',
          'Look over frame and fork in good light: no knocks, scratches or cracks. Photograph the drive side.',
          'Examinez le cadre et la fourche à la lumière\u00a0: ni choc, ni rayure, ni fissure. Photographiez le côté transmission.',
          { photo: true },
        ],
        [
          'Registra la serie sterzo: nessun gioco con il freno anteriore tirato, rotazione libera.',
          'Adjust the headset: no play with the front brake held, free to turn.',
          'Réglez le jeu de direction\u00a0: aucun jeu frein avant actionné, rotation libre.',
        ],
        [
          'Serra le viti dell’attacco manubrio, una per volta e in croce.',
          'Tighten the stem bolts, one after the other and crosswise.',
          'Serrez les vis de la potence, l’une après l’autre et en croix.',
          nm(5),
        ],
        [
          'Serra il collarino reggisella, con pasta per carbonio dove serve.',
          'Tighten the seatpost clamp, with carbon paste where needed.',
          'Serrez le collier de selle, avec de la pâte carbone si nécessaire.',
          nm(5),
        ],
        [
          'Serra il perno passante anteriore.',
          'Tighten the front thru-axle.',
          'Serrez l’axe traversant avant.',
          nm(12),
        ],
        [
          'Serra il perno passante posteriore.',
          'Tighten the rear thru-axle.',
          'Serrez l’axe traversant arrière.',
          nm(12),
        ],
        [
          'Assesta le pastiglie: venti frenate decise da 25 km/h per freno, finché la leva non è ben consistente.',
          'Bed in the brake pads: twenty firm stops from 25 km/h for each brake, until the lever is solid.',
          'Rodez les plaquettes\u00a0: vingt freinages appuyés depuis 25 km/h par frein, jusqu’à un levier ferme.',
        ],
        [
          'Controlla l’allineamento del forcellino e registra il cambio su tutti i rapporti.',
          'Check the derailleur hanger and set the gears through all of them.',
          'Vérifiez la patte de dérailleur et réglez les vitesses sur tous les pignons.',
        ],
        [
          'Gonfia e misura la pressione dello pneumatico anteriore.',
          'Inflate the front tyre and read its pressure.',
          'Gonflez et mesurez la pression du pneu avant.',
          within(4, 7.5, 'bar'),
        ],
        [
          'Gonfia e misura la pressione dello pneumatico posteriore.',
          'Inflate the rear tyre and read its pressure.',
          'Gonflez et mesurez la pression du pneu arrière.',
          within(4, 7.5, 'bar'),
        ],
        [
          'Serra i pedali; ingrassa le filettature.',
          'Tighten the pedals; grease their threads.',
          'Serrez les pédales\u00a0; graissez les filetages.',
          { ...nm(35), skippable: true },
        ],
        [
          'Se è elettrica: aggiorna il firmware e carica la batteria.',
          'If it is electric: update the firmware and charge the battery.',
          'Si le vélo est électrique\u00a0: mettez à jour le micrologiciel et chargez la batterie.',
          { measure: { unit: '%', lower: 80, upper: 100 }, skippable: true },
        ],
        [
          'Fai un giro di prova: cambio, freni, nessun rumore.',
          'Take a test ride: gears, brakes, no noises.',
          'Faites un essai sur route\u00a0: vitesses, freins, aucun bruit.',
        ],
        [
          'Spiega al cliente freni, perni passanti e manutenzione e consegna il manuale.',
          'Explain brakes, axles and care to the customer and hand over the manual.',
          'Expliquez au client les freins, les axes et l’entretien et remettez le manuel.',
        ],
      ]),
    },
  ),
  list(
    'first-check',
    { it: 'Primo controllo (200 km)', en: 'First check (200 km)', fr: 'Premier contrôle (200 km)' },
    {
      kind: 'first_check',
      rider: 'optional',
      steps: steps([
        [
          'Riprendi il gioco della serie sterzo.',
          'Take up any play in the headset.',
          'Reprenez le jeu de la direction.',
        ],
        [
          'Ricontrolla le viti dell’attacco manubrio.',
          'Check the stem bolts again.',
          'Recontrôlez les vis de la potence.',
          nm(5),
        ],
        [
          'Ricontrolla il collarino reggisella.',
          'Check the seatpost clamp again.',
          'Recontrôlez le collier de selle.',
          nm(5),
        ],
        ['Ricontrolla i perni passanti.', 'Check the thru-axles again.', 'Recontrôlez les axes traversants.', nm(12)],
        [
          'Registra il cambio: i cavi nuovi si assestano.',
          'Set the gears: new cables settle.',
          'Réglez les vitesses\u00a0: les câbles neufs se tassent.',
          { skippable: true },
        ],
        [
          'Misura lo spessore delle pastiglie.',
          'Measure the thickness of the brake pads.',
          'Mesurez l’épaisseur des plaquettes.',
          { measure: { unit: 'mm', lower: 1, upper: null } },
        ],
        ['Centra le ruote se serve.', 'True the wheels if needed.', 'Dévoilez les roues si nécessaire.'],
        [
          'Misura la pressione degli pneumatici.',
          'Read the pressure of the tyres.',
          'Mesurez la pression des pneus.',
          within(4, 7.5, 'bar'),
        ],
      ]),
    },
  ),
  list(
    'yearly',
    { it: 'Tagliando annuale completo', en: 'Full yearly service', fr: 'Révision annuelle complète' },
    {
      kind: 'yearly',
      rider: 'optional',
      steps: steps([
        [
          'Pulisci la bici e cerca cricche su telaio, forcella, manubrio e reggisella. Fotografa ciò che non convince.',
          'Clean the bike and look for cracks on frame, fork, handlebar and seatpost. Photograph anything doubtful.',
          'Nettoyez le vélo et cherchez des fissures sur cadre, fourche, cintre et tige de selle. Photographiez tout doute.',
        ],
        [
          'Misura l’allungamento della catena con il calibro.',
          'Measure the chain’s wear with the gauge.',
          'Mesurez l’usure de la chaîne avec la jauge.',
          { measure: { unit: '%', lower: 0, upper: 0.5 } },
        ],
        [
          'Misura le pastiglie anteriori.',
          'Measure the front brake pads.',
          'Mesurez les plaquettes avant.',
          { measure: { unit: 'mm', lower: 1, upper: null } },
        ],
        [
          'Misura le pastiglie posteriori.',
          'Measure the rear brake pads.',
          'Mesurez les plaquettes arrière.',
          { measure: { unit: 'mm', lower: 1, upper: null } },
        ],
        [
          'Spurga i freni idraulici.',
          'Bleed the hydraulic brakes.',
          'Purgez les freins hydrauliques.',
          { skippable: true },
        ],
        [
          'Smonta, pulisci e ingrassa la serie sterzo.',
          'Take apart, clean and grease the headset.',
          'Démontez, nettoyez et graissez le jeu de direction.',
        ],
        ['Serra le viti dell’attacco manubrio.', 'Tighten the stem bolts.', 'Serrez les vis de la potence.', nm(5)],
        [
          'Controlla movimento centrale e mozzi: niente gioco, rotazione libera.',
          'Check bottom bracket and hubs: no play, free to turn.',
          'Contrôlez le boîtier de pédalier et les moyeux\u00a0: aucun jeu, rotation libre.',
        ],
        [
          'Controlla usura e tagli degli pneumatici; rinnova il lattice se tubeless.',
          'Check the tyres for wear and cuts; renew the sealant if tubeless.',
          'Contrôlez l’usure et les coupures des pneus\u00a0; renouvelez le préventif si tubeless.',
        ],
        [
          'Se è elettrica: leggi lo stato della batteria e aggiorna il firmware.',
          'If it is electric: read the battery’s health and update the firmware.',
          'Si le vélo est électrique\u00a0: relevez l’état de la batterie et mettez à jour le micrologiciel.',
          { measure: { unit: '%', lower: 70, upper: 100 }, skippable: true },
        ],
      ]),
    },
  ),
  list(
    'recall-remedy',
    {
      it: 'Rimedio eseguito in officina',
      en: 'Remedy at the workshop',
      fr: 'Solution du rappel appliquée à l’atelier',
    },
    {
      kind: 'remedy',
      rider: 'none',
      steps: steps([
        [
          'Confronta il numero di serie con quello del richiamo.',
          'Compare the serial number with that of the recall.',
          'Comparez le numéro de série avec celui du rappel.',
        ],
        [
          'Fotografa il componente prima del lavoro.',
          'Photograph the part before the work.',
          'Photographiez le composant avant l’intervention.',
          { photo: true },
        ],
        [
          'Esegui il rimedio come indicato nel richiamo.',
          'Carry out the remedy as the recall says.',
          'Appliquez la solution indiquée dans le rappel.',
        ],
        [
          'Fotografa il componente dopo il lavoro.',
          'Photograph the part after the work.',
          'Photographiez le composant après l’intervention.',
          { photo: true },
        ],
        ['Fai un giro di prova.', 'Take a test ride.', 'Faites un essai sur route.', { skippable: true }],
      ]),
    },
  ),
]
