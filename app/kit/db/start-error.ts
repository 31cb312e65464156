/** Why the portal cannot start, in one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
