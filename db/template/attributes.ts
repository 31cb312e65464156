import type { Attribute } from '#app/catalogue/catalogue.ts'

export const attributes: Attribute[] = [
  {
    code: 'firmware',
    kind: 'text',
    name: {
      it: 'Firmware del cambio',
      en: 'Shifting firmware',
      fr: 'Micrologiciel de transmission',
    },
  },
  {
    code: 'cycles_per_hour',
    kind: 'number',
    unit: '/h',
    name: {
      it: 'Cadenza della prova a fatica',
      en: 'Fatigue test cycles',
      fr: 'Cadence de l’essai de fatigue',
    },
  },
  {
    code: 'load_dimensions',
    kind: 'measures',
    name: {
      it: 'Vano di carico',
      en: 'Load compartment',
      fr: 'Compartiment de charge',
    },
  },
  {
    code: 'load_weight',
    kind: 'number',
    unit: 'kg',
    name: {
      it: 'Peso massimo ammesso',
      en: 'Maximum load',
      fr: 'Charge maximale',
    },
  },
  {
    code: 'dimensions',
    kind: 'measures',
    name: {
      it: 'Ingombro',
      en: 'Dimensions',
      fr: 'Dimensions',
    },
  },
  {
    code: 'test_date',
    kind: 'day',
    name: {
      it: 'Collaudo',
      en: 'Final inspection',
      fr: 'Contrôle final',
    },
  },
]
