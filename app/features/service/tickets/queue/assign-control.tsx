import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import type { KeyboardEvent } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { Options } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { assignWords } from './assign.words.ts'
import { type Assignment, canTake } from './assignment.ts'
import { TakeNext } from './take-next.tsx'
import './assign.css'

type AssignControlProps = {
  assignment: Assignment
  submission: string
  isOpen: boolean
  refusal: FormFailure | undefined
}

/** Whose a ticket is, in one line: what is done most is one press away, to give it to somebody else two. */
export function AssignControl({ assignment, submission, isOpen, refusal }: AssignControlProps) {
  const say = useWords(assignWords)
  const locale = useLocale()
  const { assignee } = assignment
  return (
    <div className="assign">
      {refusal ? (
        <Alert first tone="danger" title={wordsOf(refusal, locale)[0] ?? ''}>
          {wordsOf(refusal, locale).slice(1).join(' ')}
        </Alert>
      ) : null}
      <div className="assign-line">
        <span>
          {say('assignee') + colon(locale)}{' '}
          <strong>{assignee ? <Name assignment={assignment} /> : say('nobody')}</strong>
        </span>
        {isOpen ? <Choices key={assignee?.id ?? 0} {...{ assignment, refusal }} /> : null}
        <TakeNext action={href('/:locale?/console/tickets', localePrefix(locale))} submission={submission} />
      </div>
    </div>
  )
}

function wordsOf({ problems }: FormFailure, locale: ReturnType<typeof useLocale>): string[] {
  return problems.map((problem) => wordProblem(locale, assignWords, problem))
}

function Name({ assignment: { assignee, selfId } }: { assignment: Assignment }) {
  const say = useWords(assignWords)
  if (!assignee) return null
  const { id, name, hasLeft } = assignee
  return hasLeft ? say('left', { name }) : id === selfId ? say('you', { name }) : name
}

function Choices({ assignment, refusal }: Pick<AssignControlProps, 'assignment' | 'refusal'>) {
  const { assignee, agents, selfId } = assignment
  const say = useWords(assignWords)
  const sent = useNavigation().formData?.get('intent')
  // Who was chosen stays chosen: a colleague was quicker, and one more press gives the ticket all the same.
  const chosen = refusal?.intent === 'assign' ? String(refusal.submitted['assignee'] ?? '') : undefined
  const isMine = assignee?.id === selfId
  const whose = { assigneeId: assignee?.id ?? null, assigneeName: null, assigneeLeft: assignee?.hasLeft ?? false }
  const press = isMine ? 'release' : canTake(selfId, whose) ? 'take' : undefined
  return (
    <>
      {press ? (
        <ButtonForm intent={press} size="small">
          {say(press)}
        </ButtonForm>
      ) : null}
      <Fold title={say('change')} open={refusal !== undefined}>
        <Form method="post" className="assign-form">
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="seen" value={assignee?.id ?? ''} />
          <Field id="assignee" label={say('assignee')} hideLabel>
            {(control) => (
              <NativeSelect
                {...control}
                name="assignee"
                onKeyDown={sendOnEnter}
                defaultValue={chosen ?? (assignee?.hasLeft ? '' : (assignee?.id ?? ''))}
              >
                <Options options={optionsOf(agents)} blank={say('nobody')} />
              </NativeSelect>
            )}
          </Field>
          <Button type="submit" size="small" loading={sent === 'assign'}>
            {say('save')}
          </Button>
        </Form>
      </Fold>
    </>
  )
}

function optionsOf(agents: Assignment['agents']) {
  return agents.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** As in a field that is typed into: a list that is closed has no other use of it. One that is open keeps its keys. */
function sendOnEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter' || event.repeat) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
