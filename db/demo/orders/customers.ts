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

/** As the ERP writes a company: number and address are those of the portal. */
function addressOf(company: Customer['company']) {
  const { street = '', postcode = '', city = '', country, customer_number: customerNo = '' } = companies[company]
  return { address: street, postcode, city, country, customerNo }
}

const bellavista = { ...addressOf('bellavista'), name: 'Cicli Bellavista S.r.l.', county: 'PN' }

const harrow = { ...addressOf('harrow'), name: 'Harrow Road Cycles Ltd', address2: 'Unit 3', county: 'Middlesex' }

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
        name2: 'Magazzino',
        contact: 'Davide Riva',
        address: 'Via del Lavoro 9',
        address2: 'Capannone 3',
        postcode: '33080',
        city: 'Porcia',
        shipToCode: 'MAGAZZINO',
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
