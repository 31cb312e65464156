import { addAppointmentLinks, appointmentLinkForms, appointmentLinkRows } from './appointment-links.ts'
import { addBulletins, bulletinForms, bulletinRows } from './bulletins.ts'
import { checkForms, checkRows } from './checks.ts'
import { addPackages, packageForms, packageRows } from './packages.ts'
import type { App, Fields, People } from './people.ts'
import { addRecalls, recallForms, recallRows } from './recalls.ts'
import { addRemarks, remarkForms, remarkRows } from './remarks.ts'
import type { Shelf } from './shelves.ts'
import { addSurveys, surveyForms, surveyRows } from './surveys.ts'
import type { ThingOf } from './things.ts'

type Feature = {
  rows: string
  forms: Record<string, Record<string, Fields>>
  /** Puts what the maker has of it into the database, and says how the rows name that. */
  add?: (app: App, people: People, shelf: Shelf) => Promise<Record<string, ThingOf>>
}

/** What each feature that has a file here brings to the matrix, to its forms and to its things. */
export const features = [
  { rows: appointmentLinkRows, forms: appointmentLinkForms, add: addAppointmentLinks },
  { rows: recallRows, forms: recallForms, add: addRecalls },
  { rows: bulletinRows, forms: bulletinForms, add: addBulletins },
  { rows: packageRows, forms: packageForms, add: addPackages },
  { rows: remarkRows, forms: remarkForms, add: addRemarks },
  { rows: checkRows, forms: checkForms },
  { rows: surveyRows, forms: surveyForms, add: addSurveys },
] as const satisfies Feature[]

type Added<One> = One extends { add: (...given: never[]) => Promise<infer Things> } ? keyof Things : never

export async function addFeatures(app: App, people: People, shelf: Shelf) {
  const things: Record<string, ThingOf> = {}
  for (const feature of features) if ('add' in feature) Object.assign(things, await feature.add(app, people, shelf))
  // Every `add` has given what its type says.
  return things as Record<Added<(typeof features)[number]>, ThingOf>
}
