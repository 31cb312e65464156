/** The names of the buttons beside a number that does not fit. */
export const pickFields = { model: 'pick_model', serial: 'pick_serial' } as const

/** Writes into a form's fields what such a button was pressed for. @returns whether one was: the form is to come back */
export function applyPicks(fields: URLSearchParams): boolean {
  const model = fields.get(pickFields.model)
  const serial = fields.get(pickFields.serial)
  // The form says what it thinks of a model that nobody knows.
  if (model !== null) fields.set('frame_model', model)
  if (serial !== null) fields.set('serial_number', serial)
  return model !== null || serial !== null
}
