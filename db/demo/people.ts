import type { CompanyRole, StaffRole } from '#app/features/account/account.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** The password of everybody in the demonstration. */
export const demoPassword = 'ammiraglia'

export const companies = {
  bellavista: { kind: 'dealer', name: 'Cicli Bellavista', country: 'IT' },
  martin: { kind: 'dealer', name: 'Cycles Martin', country: 'FR' },
  harrow: { kind: 'dealer', name: 'Harrow Road Cycles', country: 'GB' },
  ferri: { kind: 'customer', name: 'Elena Ferri', country: 'IT' },
} as const

export type CompanyKey = keyof typeof companies

export type DemoPerson = {
  email: string
  name: string
  locale: Locale
  company?: CompanyKey
  role?: CompanyRole | StaffRole
  /** Steps towards full access this person has not made yet. */
  lacks?: 'verification' | 'contact' | 'approval'
}

export const people: readonly DemoPerson[] = [
  { email: 'dealer@demo.example', name: 'Marco Bellavista', locale: 'it', company: 'bellavista', role: 'owner' },
  { email: 'workshop@demo.example', name: 'Davide Riva', locale: 'it', company: 'bellavista', role: 'workshop' },
  { email: 'sales@demo.example', name: 'Chiara Lodi', locale: 'it', company: 'bellavista', role: 'sales' },
  { email: 'other@demo.example', name: 'Camille Martin', locale: 'fr', company: 'martin', role: 'owner' },
  { email: 'third@demo.example', name: 'Oliver Shaw', locale: 'en', company: 'harrow', role: 'owner' },
  { email: 'customer@demo.example', name: 'Elena Ferri', locale: 'it', company: 'ferri', role: 'customer' },
  { email: 'unverified@demo.example', name: 'Paolo Sala', locale: 'it', lacks: 'verification' },
  { email: 'nocontact@demo.example', name: 'Sofia Greco', locale: 'it', lacks: 'contact' },
  { email: 'pending@demo.example', name: 'Luc Bernard', locale: 'fr', lacks: 'approval' },
  { email: 'agent@demo.example', name: 'Giulia Conti', locale: 'it', role: 'agent' },
  { email: 'admin@demo.example', name: 'Andrea Neri', locale: 'it', role: 'admin' },
]
