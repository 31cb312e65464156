import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import { isModelFamily } from '#app/features/bicycles/models/models.ts'

/** The family of the current catalogue that a text names. */
export function familyNamed(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return isModelFamily(code) ? code : undefined
}

/** Whether a number is written as those of its family are. */
export function isSerialOf(family: string, serial: string): boolean {
  return isModelFamily(family) && 'serial' in checkSerial(family, serial)
}
