import { createSemaphore } from '#app/kit/semaphore.ts'

/** What a worker has under way: so many subjects at once, of each one row after another; fewer mails. */
export type Crew = ReturnType<typeof createCrew>

export function createCrew(most: number, mostMails: number) {
  const busy = new Map<string, Promise<void>>()
  const faults: unknown[] = []
  let taken = 0

  function complain(): void {
    const [fault] = faults.splice(0)
    if (fault) throw fault
  }

  return {
    sending: createSemaphore(mostMails),
    isAt: (subject: string) => busy.has(subject),
    /**
     * Begins as soon as there is room, and does not wait for the end. Once there is none, there is again when half are
     * done: so the next come together. @throws what went wrong since it was last asked
     */
    async begin(subject: string, work: () => Promise<void>): Promise<void> {
      if (busy.size >= most) while (busy.size > most / 2) await Promise.race(busy.values())
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
