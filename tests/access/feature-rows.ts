import { bulletinRows } from './bulletins.ts'
import { checkRows } from './checks.ts'
import { packageRows } from './packages.ts'
import { remarkRows } from './remarks.ts'
import { recallRows } from './recalls.ts'
import { surveyRows } from './surveys.ts'

/** The rows that a feature keeps in a file of its own beside what they are about. */
export const featureRows = [recallRows, bulletinRows, packageRows, remarkRows, checkRows, surveyRows].join('')
