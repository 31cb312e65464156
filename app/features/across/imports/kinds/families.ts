import { checkSerial, type SerialFamily } from '#app/features/bicycles/models/models.serials.ts'

/** The family of the current catalogue that a text names. */
export function familyNamed(families: readonly SerialFamily[], text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return families.find((family) => family.code === code)?.code
}

/** Whether a number is written as those of its family are. */
export function isSerialOf(families: readonly SerialFamily[], family: string, serial: string): boolean {
  return 'serial' in checkSerial(families, family, serial)
}
