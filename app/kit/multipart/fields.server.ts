import { Problem } from '#app/kit/problem.ts'

/** The fields of a form that was sent: `get` is for a field that comes once, `getAll` for one that may come several times. */
export class Fields extends URLSearchParams {
  /** @throws Problem body-malformed for a field that came twice */
  override get(name: string): string | null {
    const [value = null, ...more] = this.getAll(name)
    if (more.length > 0) throw new Problem('body-malformed')
    return value
  }
}
