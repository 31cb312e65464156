import { randomUUID } from 'node:crypto'

/** A portal, wherever it stands by now. */
type Portal = { origin: string }

const page = '/console/import'

/** Sends a file as the page would. @returns the address of its import */
export async function upload({ origin }: Portal, cookie: string, kind: string, file: Buffer): Promise<string> {
  const form = new FormData()
  form.set('kind', kind)
  form.set('submission', randomUUID())
  form.set('file', new Blob([new Uint8Array(file)]), `${kind}.csv`)
  const answer = await fetch(origin + page, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie, origin },
  })
  const address = answer.headers.get('location')
  if (!address) throw new Error(`The file was answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
  return address
}

export async function post(
  { origin }: Portal,
  cookie: string,
  address: string,
  fields: Record<string, string>,
): Promise<void> {
  const body = new URLSearchParams(fields)
  const answer = await fetch(origin + address, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { cookie, origin },
  })
  if (answer.status !== 303) throw new Error(`${fields['intent']} was answered ${answer.status}`)
}
