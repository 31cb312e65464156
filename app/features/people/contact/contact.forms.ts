import * as z from 'zod/mini'
import type { Contact } from '#app/adapters/crm/crm.ts'
import { choice, finding, idField, name, optionalName, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { contactFormWords } from './contact.forms.words.ts'
import { isPhone, tidyPhone } from './contact.phone.ts'
import { contactKinds } from './contact.ts'
import { exampleIfWrong, hasEuVat, normaliseVat } from './contact.vat.ts'

const say = keysOf(contactFormWords)

const country = choice(countryCodes)
const vatNumber = optionalText({ max: 40 })

type HasVat = { country?: string; vat_number?: string | undefined }

/** What somebody says of themselves to be let in. */
export const contactForm = z
  .object({
    kind: choice(contactKinds, say('kind-missing')),
    name: name({ max: 120 }),
    company: optionalName({ max: 160 }),
    country,
    phone: text({ max: 40 }).check(z.refine(isPhone, say('phone-wrong'))),
    vat_number: vatNumber,
  })
  .check(
    rule('company', say('company-missing'), ({ kind, company }) => kind !== 'dealer' || Boolean(company)),
    rule(
      'vat_number',
      say('vat-missing'),
      (it) => it.kind !== 'dealer' || !it.country || !hasEuVat(it.country) || Boolean(it.vat_number),
    ),
    finding('vat_number', (it) => (it.kind === 'dealer' ? vatProblem(it) : undefined)),
  )

/** @returns what the CRM is told; of a rider it takes neither company nor VAT number */
export function contactIn(input: z.output<typeof contactForm>): Omit<Contact, 'id' | 'email'> {
  const isDealer = input.kind === 'dealer'
  return {
    name: input.name.replaceAll(/\s+/g, ' '),
    companyName: isDealer ? (input.company ?? '') : '',
    country: input.country,
    phone: tidyPhone(input.phone),
    vatNumber: isDealer ? normaliseVat(input.country, input.vat_number ?? '') : '',
  }
}

const request = idField(say('request-missing'))

export const memberRoles = ['owner', 'sales', 'workshop'] as const

/** `request` is the one the form was written for: what was asked meanwhile has to be read first. */
export const joinForm = z.object({
  request,
  company: idField(say('choose-company')),
  role: choice(memberRoles),
})

export const newCompanyForm = z
  .object({ request, name: name({ max: 160 }), country, vat_number: vatNumber })
  .check(finding<HasVat>('vat_number', vatProblem))

export const riderForm = z.object({ request })

export const refusalForm = z.object({
  request,
  reason: text({ min: 5, max: 500, short: say('reason-short') }),
})

function vatProblem({ country: of, vat_number: typed }: HasVat) {
  const example = of && typed ? exampleIfWrong(of, typed) : undefined
  return example ? { message: say('vat-wrong'), params: { example } } : undefined
}
