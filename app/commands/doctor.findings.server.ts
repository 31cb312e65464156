/** What one look found, in one sentence that goes on after a colon; `off` is what the settings do not ask for. */
export type Finding = { state: 'well' | 'off' | 'NOT WELL'; sentence: string }

export const well = (sentence: string): Finding => ({ state: 'well', sentence })
export const off = (sentence: string): Finding => ({ state: 'off', sentence })
export const notWell = (sentence: string): Finding => ({ state: 'NOT WELL', sentence })

/** Whatever goes wrong, or never comes to an end, is a finding: the others are told all the same. */
export async function within(ms: number, check: () => Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(
      () => resolve(notWell(`no answer within ${ms / 1000} s: see whether it runs and can be reached.`)),
      ms,
    )
  })
  try {
    return await Promise.race([check(), late])
  } catch (error) {
    return notWell(`${reasonOf(error)}.`)
  } finally {
    clearTimeout(timer)
  }
}

/** In one line and without a full stop, down to where it began: what is around it says little. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  const own = 'responseText' in error && typeof error.responseText === 'string' ? error.responseText : error.message
  const said = own
    .replaceAll(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .slice(0, 300)
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : ''
  // Some repeat in their own words what they come from.
  return said.includes(cause) ? said : `${said}: ${cause}`
}
