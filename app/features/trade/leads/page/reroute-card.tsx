import { useLocation } from 'react-router'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { rerouteForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'
import { isDeclined } from '../leads.ts'

type RerouteProps = Pick<PageData, 'lead'> & { dealers: Option[]; refusal: Failure | undefined }

/** By it staff route on what was declined or left lying. */
export function RerouteCard({ lead: { stage }, dealers, refusal }: RerouteProps) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(rerouteForm, {
    id: 'reroute-form',
    words: formWords,
    labels: { company: say('dealer') },
    failure: refusal,
  })
  return (
    <Card title={say('reroute')} id={anchors.reroute}>
      <Form form={form} action={pathname} className="stack-small">
        <input type="hidden" name="intent" value="reroute" />
        <p className="muted">{say(isDeclined({ stage }) ? 'reroute.words' : 'reroute.overdue')}</p>
        <SearchingSelect field={form.fields.company} options={dealers} />
        <div>
          <SubmitButton>{say('reroute.do')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
