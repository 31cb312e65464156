import * as z from 'zod/mini'
import {
  accepted,
  choice,
  day,
  email,
  finding,
  idField,
  name,
  optionalName,
  optionalText,
  rule,
  text,
} from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { amountMost, currencies, readAmount } from '#app/kit/words/amounts.ts'
import { byLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { isPhone, tidyPhone } from '#app/features/people/contact/contact.phone.ts'
import { exampleIfWrong, normaliseVat } from '#app/features/people/contact/contact.vat.ts'
import { companyKinds, type Facts, normaliseCustomerNumber } from './company-facts.ts'
import { factsWords } from './company-facts.words.ts'

const say = keysOf(factsWords)

const facts = z.object({
  /** A new company is a dealer’s unless told; one that is there stays what it is. */
  kind: z.optional(choice(companyKinds)),
  name: name({ max: 160 }),
  customer_number: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(40),
      z.refine((typed) => /^[\p{L}\p{N}./_-]*$/u.test(normaliseCustomerNumber(typed)), say('customer-number-signs')),
    ),
  ),
  country: choice(countryCodes),
  vat_number: optionalText({ max: 40 }),
  locale: choice(locales),
  street: optionalName({ max: 160 }),
  postcode: optionalName({ max: 20 }),
  city: optionalName({ max: 100 }),
  phone: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(40),
      z.refine((typed) => typed === '' || isPhone(typed), say('phone-wrong')),
    ),
  ),
  email: z.optional(email()),
  /** The companies its sender was told of and means no one of, by their ids. */
  noticed: optionalText({ max: 400 }),
})

const vatLooksRight = finding<{ country?: string; vat_number?: string | undefined }>(
  'vat_number',
  ({ country, vat_number: typed }) => {
    const example = country && typed ? exampleIfWrong(country, typed) : undefined
    return example ? { message: say('vat-wrong'), params: { example } } : undefined
  },
)

/** For a company that exists; `version` is what `factsVersion` wrote into the form. */
export const factsForm = z
  .object({ version: z.optional(z.string().check(z.maxLength(64))), ...facts.shape })
  .check(vatLooksRight)

/** A form sent twice creates one company. */
export const newCompanyForm = z.object({ submission: z.uuid(), ...facts.shape }).check(vatLooksRight)

export function factsIn(typed: z.output<typeof facts>): Facts {
  const { name: called, country, locale, street = '', postcode = '', city = '', phone = '', email: mail = '' } = typed
  return {
    name: called.replaceAll(/\s+/g, ' '),
    customerNumber: normaliseCustomerNumber(typed.customer_number ?? ''),
    country,
    vatNumber: normaliseVat(country, typed.vat_number ?? ''),
    locale,
    street,
    postcode,
    city,
    phone: tidyPhone(phone),
    email: mail,
  }
}

/** Which company stays; that it is meant is said besides. */
export const mergeForm = z.object({ into: idField(), confirm: accepted() })

/** The rate is read the way the language writes it. */
export const termsForms = byLocale(termsForm)

function termsForm(locale: Locale) {
  return z
    .object({ rate: text({ max: 20 }), currency: choice(currencies), valid_from: day() })
    .check(rule('rate', say('rate-wrong'), ({ rate }) => rate === undefined || isRate(readAmount(locale, rate))))
}

function isRate(minor: number | undefined): boolean {
  return minor !== undefined && minor > 0 && minor <= amountMost
}
