import { Form as PlainForm, useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { editingWords } from './editing.words.ts'

type RowProps = {
  code: string
  name: string
  revision: number
  isFirst?: boolean
  param?: string
  /** What goes along with it, of an entry that has parts of its own: it is removed by two presses. */
  loses?: string | undefined
}

/** What can be done about an entry of a list; the form beside it changes what `param` names. */
export function EntryButtons({ code, name, revision, isFirst = false, param = 'change', loses }: RowProps) {
  const say = useWords(editingWords)
  const { pathname } = useLocation()
  return (
    <div className="cluster">
      <Link to={`${pathname}?${param}=${encodeURIComponent(code)}#entry`}>
        {say('change')} <span className="visually-hidden">{name}</span>
      </Link>
      {isFirst && loses !== undefined ? null : (
        <PlainForm method="post" className="cluster">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="code" value={code} />
          {isFirst ? null : (
            <Button
              type="submit"
              size="small"
              variant="secondary"
              name="intent"
              value="up"
              aria-label={say('up.of', { name })}
            >
              {say('up')}
            </Button>
          )}
          {loses === undefined ? <RemoveButton name={name} /> : null}
        </PlainForm>
      )}
      {loses === undefined ? null : (
        <Fold title={say('remove')} label={say('remove.of', { name })}>
          <PlainForm method="post" className="stack-small">
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="code" value={code} />
            <p>{loses}</p>
            <RemoveButton name={name} />
          </PlainForm>
        </Fold>
      )}
    </div>
  )
}

function RemoveButton({ name }: { name: string }) {
  const say = useWords(editingWords)
  return (
    <Button
      type="submit"
      size="small"
      variant="danger"
      name="intent"
      value="remove"
      aria-label={say('remove.of', { name })}
    >
      {say('remove')}
    </Button>
  )
}
