import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { State } from './appointments.ts'
import { appointmentWords } from './appointments.words.ts'

const tones: Record<State, StatusTone> = {
  booked: 'hollow',
  arrived: 'blue',
  ready: 'orange',
  done: 'green',
  cancelled: 'ink',
  no_show: 'red',
}

export function AppointmentState({ state }: { state: State }) {
  const say = useWords(appointmentWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}
