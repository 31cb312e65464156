import { as, type openApp, post } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

/** What somebody sees of a lead. */
export async function pageOf(app: App, id: number, person: Person, locale = '/en') {
  const answer = await app.fetch(`${locale}/leads/${id}`, as(person))
  return { status: answer.status, text: await answer.text() }
}

/** What a form of a lead's page answers. */
export async function sendTo(
  app: App,
  id: number,
  person: Person,
  fields: Record<string, string | string[]>,
  locale = '/en',
) {
  const answer = await app.fetch(`${locale}/leads/${id}`, post(person, fields))
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

export const contact = {
  intent: 'contact',
  version: '1',
  first_name: 'Ivano',
  last_name: 'Pradal',
  email: 'ivano@posta.example',
  mobile_phone: '+39 333 555 0101',
}

/** The form of the offer as somebody's page has it now. */
export async function offerIn(app: App, id: number, person: Person) {
  const { text } = await pageOf(app, id, person)
  const [form = ''] = /<form(?:(?!<form).)*?name="seen".*?<\/form>/s.exec(text) ?? []
  return {
    intent: 'offer',
    seen: /name="seen" value="([^"]*)"/.exec(form)?.[1] ?? '',
    products_of_interest: [...form.matchAll(/<input(?=[^>]* checked)[^>]*value="(\w+)"/g)].map(
      ([, model = '']) => model,
    ),
    dealer_amount: /name="dealer_amount"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? '',
  }
}

export function leadOf({ portal }: App, id: number) {
  return portal.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
