import { createSemaphore } from '#app/kit/semaphore.ts'

/** What a worker has under way: so many subjects at once, of each one row after another; of mails and calls fewer. */
export type Crew = ReturnType<typeof createCrew>

/** @param few once there is no more room, there is again when so many are left: so the next come together */
export function createCrew(most: number, mostLeaving: number, few = most / 2) {
  const busy = new Map<string, Promise<void>>()
  const faults: unknown[] = []
  let taken = 0

  function complain(): void {
    const [fault] = faults.splice(0)
    if (fault) throw fault
  }

  return {
    sending: createSemaphore(mostLeaving),
    isAt: (subject: string) => busy.has(subject),
    /** Begins as soon as there is room, and does not wait for the end. @throws what went wrong since it was last asked */
    async begin(subject: string, work: () => Promise<void>): Promise<void> {
      if (busy.size >= most) while (busy.size > few) await Promise.race(busy.values())
      complain()
      const whole = work()
        .catch((error: unknown) => void faults.push(error))
        .finally(() => busy.delete(subject))
      busy.set(subject, whole)
    },
    /** @throws what went wrong since it was last asked */
    async finish(): Promise<void> {
      await Promise.all(busy.values())
      complain()
    },
    /** Notes that a row was taken. */
    count(): void {
      taken += 1
    },
    taken: () => taken,
  }
}
