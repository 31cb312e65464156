import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const appointmentsWords = {
  title: terms.appointments,
  book: terms.bookAppointment,
} as const satisfies WordTable
