import { type CompanyRole, type Module, modules, type StaffRole } from '#app/features/people/account/account.ts'
import type { Country } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** The password of everybody in the demonstration. */
export const demoPassword = 'ammiraglia'

export type CompanyKey = 'bellavista' | 'martin' | 'harrow' | 'lindner' | 'ongaro' | 'vercors' | 'ferri'

type Company = {
  kind: 'dealer' | 'customer'
  name: string
  country: Country
  vat_number: string
  customer_number?: string
  locale?: Locale
  street?: string
  postcode?: string
  city?: string
  phone?: string
  email?: string
  modules: readonly Module[]
}

const small = { kind: 'dealer', modules: ['tickets', 'products', 'user-guides'] } as const

/** VAT numbers with the right check digits, of nobody. */
export const companies: Record<CompanyKey, Company> = {
  bellavista: {
    kind: 'dealer',
    name: 'Cicli Bellavista',
    country: 'IT',
    vat_number: 'IT01234567897',
    customer_number: 'C00101',
    street: 'Viale Venezia 14',
    postcode: '33170',
    city: 'Pordenone',
    phone: '+39 0434 555 010',
    email: 'amministrazione@bellavista.example',
    modules,
  },
  martin: {
    kind: 'dealer',
    name: 'Cycles Martin',
    country: 'FR',
    vat_number: 'FR83404833048',
    customer_number: 'C00102',
    locale: 'fr',
    modules: ['tickets', 'products', 'user-guides', 'leads'],
  },
  harrow: {
    kind: 'dealer',
    name: 'Harrow Road Cycles',
    country: 'GB',
    vat_number: 'GB123456782',
    customer_number: 'C00103',
    street: '18 Station Approach',
    postcode: 'HA1 4TP',
    city: 'Harrow',
    locale: 'en',
    modules: ['tickets', 'products', 'user-guides', 'erp-integration', 'quotes'],
  },
  lindner: { ...small, name: 'Radsport Lindner', country: 'DE', locale: 'en', vat_number: 'DE281643951' },
  ongaro: { ...small, name: 'Cicli Ongaro', country: 'IT', vat_number: 'IT03647190267' },
  vercors: { ...small, name: 'Vélos du Vercors', country: 'FR', locale: 'fr', vat_number: 'FR49518620471' },
  ferri: {
    kind: 'customer',
    name: 'Elena Ferri',
    country: 'IT',
    vat_number: '',
    modules: ['tickets', 'products', 'user-guides', 'appointments', 'standard-packages'],
  },
}

export type DemoPerson = {
  email: string
  name: string
  locale: Locale
  company?: CompanyKey
  role?: CompanyRole | StaffRole
  /** Steps towards full access this person has not made yet. */
  lacks?: 'verification' | 'contact' | 'approval'
  /** What somebody who waits for approval said of themselves. */
  asks?: { company_name: string; country: string; phone: string; vat_number: string }
}

export const people: readonly DemoPerson[] = [
  { email: 'dealer@demo.example', name: 'Marco Bellavista', locale: 'it', company: 'bellavista', role: 'owner' },
  { email: 'workshop@demo.example', name: 'Davide Riva', locale: 'it', company: 'bellavista', role: 'workshop' },
  { email: 'sales@demo.example', name: 'Chiara Lodi', locale: 'it', company: 'bellavista', role: 'sales' },
  { email: 'other@demo.example', name: 'Camille Martin', locale: 'fr', company: 'martin', role: 'owner' },
  { email: 'third@demo.example', name: 'Oliver Shaw', locale: 'en', company: 'harrow', role: 'owner' },
  { email: 'lindner@demo.example', name: 'Jonas Lindner', locale: 'en', company: 'lindner', role: 'owner' },
  { email: 'ongaro@demo.example', name: 'Teresa Ongaro', locale: 'it', company: 'ongaro', role: 'owner' },
  { email: 'vercors@demo.example', name: 'Antoine Roux', locale: 'fr', company: 'vercors', role: 'owner' },
  { email: 'customer@demo.example', name: 'Elena Ferri', locale: 'it', company: 'ferri', role: 'customer' },
  { email: 'unverified@demo.example', name: 'Paolo Sala', locale: 'it', lacks: 'verification' },
  { email: 'nocontact@demo.example', name: 'Sofia Greco', locale: 'it', lacks: 'contact' },
  {
    email: 'pending@demo.example',
    name: 'Luc Bernard',
    locale: 'fr',
    lacks: 'approval',
    asks: { company_name: 'Vélos Bernard', country: 'FR', phone: '+33 4 99 61 23 45', vat_number: 'FR40303265045' },
  },
  { email: 'agent@demo.example', name: 'Giulia Conti', locale: 'it', role: 'agent' },
  { email: 'admin@demo.example', name: 'Andrea Neri', locale: 'it', role: 'admin' },
]
