import { Form } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { queueWords } from './queue.words.ts'
import { type QueueColumn, queueColumns } from './rows.ts'

/** Which columns the queue has, for this person on every device of theirs. */
export function ColumnsForm({ action, chosen }: { action: string; chosen: readonly QueueColumn[] }) {
  const say = useWords(queueWords)
  return (
    <Form method="post" action={action} className="queue-panel">
      <fieldset className="queue-columns">
        <legend className="field-label">{say('columns')}</legend>
        {queueColumns.map((name) => (
          <Checkbox
            key={name}
            id={`column-${name}`}
            name="column"
            value={name}
            label={say(`column.${name}`)}
            defaultChecked={chosen.includes(name)}
          />
        ))}
      </fieldset>
      <Button type="submit" size="small" name="intent" value="columns">
        {say('columns.save')}
      </Button>
    </Form>
  )
}
