import type { OrderInput } from '#app/features/trade/orders/orders.import.ts'
import type { Member } from '../story.ts'
import { companies } from '../people.ts'

type Address = OrderInput['addresses']['selling']

/** A dealer as the maker's ERP knows it. */
export type Customer = {
  company: 'bellavista' | 'harrow'
  /** Whose claims are about bicycles this customer was sold. */
  members: readonly Member[]
  language: 'it' | 'en'
  currency: string
  /** In per cent; nothing on what leaves the Union. */
  vat: number
  vatNumber: string
  selling: Address
  billing: Address
  places: readonly [Address, ...Address[]]
  payments: readonly [string, ...string[]]
  shipments: readonly [string, ...string[]]
  agents: readonly [string, ...string[]]
  /** How the dealer numbers its own orders. */
  reference: (year: number, count: number) => string
  names: readonly [string, ...string[]]
}

const bellavista = {
  name: 'Cicli Bellavista S.r.l.',
  address: 'Viale della Libertà 118',
  postcode: '33170',
  city: 'Pordenone',
  county: 'PN',
  country: 'IT',
  customerNo: 'C01042',
}

const harrow = {
  name: 'Harrow Road Cycles Ltd',
  address: '18 Station Approach',
  address2: 'Unit 3',
  postcode: 'HA1 4TP',
  city: 'Harrow',
  county: 'Middlesex',
  country: 'GB',
  customerNo: 'C02217',
}

export const customers: readonly Customer[] = [
  {
    company: 'bellavista',
    members: ['dealer', 'workshop', 'sales'],
    language: 'it',
    currency: 'EUR',
    vat: 22,
    vatNumber: companies.bellavista.vat_number,
    selling: { ...bellavista, contact: 'Marco Bellavista' },
    billing: { ...bellavista, name2: 'Amministrazione' },
    places: [
      { ...bellavista, contact: 'Chiara Lodi', shipToCode: 'NEGOZIO' },
      {
        ...bellavista,
        name2: 'Officina e magazzino',
        contact: 'Davide Riva',
        address: 'Via del Lavoro 9',
        address2: 'Capannone 3',
        postcode: '33080',
        city: 'Porcia',
        shipToCode: 'OFFICINA',
      },
    ],
    payments: ['RIBA', 'RIBA', 'BANK', 'Ri.Ba. 60 gg f.m.'],
    shipments: ['DAP', 'DAP', 'CPT', 'PICKUP'],
    agents: ['BRT', 'GLS', 'DHL Express'],
    reference: (year, count) => `BV ${year}/${String(count).padStart(3, '0')}`,
    names: ['Riassortimento officina', 'Preordine di stagione', 'Bici dimostrative', 'Ordine vetrina'],
  },
  {
    company: 'harrow',
    members: ['third'],
    language: 'en',
    currency: 'GBP',
    vat: 0,
    vatNumber: companies.harrow.vat_number,
    selling: { ...harrow, contact: 'Oliver Shaw' },
    billing: harrow,
    places: [{ ...harrow, contact: 'Goods in', shipToCode: 'SHOP' }],
    payments: ['BANK', 'CARD'],
    shipments: ['DAP'],
    agents: ['DHL Express', 'UPS'],
    reference: (_, count) => `PO-${3040 + count}`,
    names: ['Workshop stock', 'Season pre-order', 'Demo bikes'],
  },
]
