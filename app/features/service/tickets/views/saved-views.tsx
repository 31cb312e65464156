import { Bookmark } from 'lucide-react'
import { Form } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Menu, MenuLink } from '#app/kit/ui/menu.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { viewsWords } from './views.words.ts'
import { type SavedView, viewNameMost } from './views.ts'
import './views.css'

type SavedViewsProps = {
  path: string
  search: string
  views: readonly SavedView[]
  isAdmin?: boolean
  /** The refusal of any form of the page. */
  refusal: FormFailure | undefined
}

/** The views this person can go to, behind a button. */
export function SavedViews(props: SavedViewsProps) {
  const say = useWords(viewsWords)
  const refusal = props.refusal?.intent === 'save-view' ? props.refusal : undefined
  return (
    <Menu button={<Bookmark size={16} aria-hidden />} label={say('saved')} open={refusal !== undefined}>
      <Panel {...props} refusal={refusal} />
    </Menu>
  )
}

/** The views this person can go to, and the one they are at under a name. */
function Panel({ path, search, views, isAdmin = false, refusal }: SavedViewsProps) {
  const say = useWords(viewsWords)
  const locale = useLocale()
  const problem = refusal?.problems.find(({ path: field }) => field === 'name')
  const { name = '', shared = '' } = refusal?.submitted ?? {}
  const isKnown = problem?.message === ('views-known' satisfies keyof typeof viewsWords)
  return (
    <div className="views-panel">
      {views.length > 0 ? (
        <ul className="views-list">
          {views.map((view) => (
            <li key={view.id}>
              <MenuLink to={path + view.filters} current={view.filters === search}>
                {view.shared ? say('saved.shared', { name: view.name }) : view.name}
              </MenuLink>
              {view.isOwn || isAdmin ? <DeleteView action={path + search} view={view} /> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{say('saved.none')}</p>
      )}
      <Form method="post" action={path + search} className="stack-small">
        <Field id="view-name" label={say('saved.name')} error={problem && wordProblem(locale, viewsWords, problem)}>
          {(control) => (
            <Input
              {...control}
              name="name"
              required
              maxLength={viewNameMost}
              autoComplete="off"
              defaultValue={String(name)}
            />
          )}
        </Field>
        {isAdmin ? (
          <Checkbox
            id="view-shared"
            name="shared"
            value="on"
            label={say('saved.share')}
            defaultChecked={shared !== ''}
          />
        ) : null}
        {isKnown ? <input type="hidden" name="replace" value={String(name)} /> : null}
        <div>
          <Button type="submit" size="small" name="intent" value="save-view">
            {say(isKnown ? 'saved.replace' : 'saved.save')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** It asks first: one press opens what the other does. */
function DeleteView({ action, view: { id, name } }: { action: string; view: SavedView }) {
  const say = useWords(viewsWords)
  return (
    <Fold title={say('saved.delete')} label={say('saved.delete.of', { name })}>
      <ButtonForm intent="delete-view" fields={{ view: id }} action={action} variant="danger" size="small">
        {say('saved.delete.sure')}
      </ButtonForm>
    </Fold>
  )
}
