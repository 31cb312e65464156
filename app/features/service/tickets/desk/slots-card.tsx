import { Form } from 'react-router'
import { fileAddress } from '#app/features/content/attachments/attachments.ts'
import { ShotDrawing } from '#app/features/bicycles/models/models.shot-drawing.tsx'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { NamedShot } from '../page/shots.ts'
import { isOpen } from '../tickets.stages.ts'
import type { PageData } from './page-data.ts'
import { slotsWords } from './slots.words.ts'
import './slots.css'

type SlotsProps = { page: Pick<PageData, 'ticket' | 'shots' | 'files' | 'told'> }

/** The maker's shots for a claim like this one: the photo of each, or that it is missing, and a button that asks for it. */
export function SlotsCard({ page }: SlotsProps) {
  const say = useWords(slotsWords)
  const asked = page.shots.filter(({ isAsked }) => isAsked)
  if (asked.length === 0) return null
  const missing = asked.filter(({ code }) => isMissing(page, code)).length
  return (
    <Card
      title={say('slots')}
      actions={
        asked.every(({ code }) => photoOf(page, code)) ? (
          <StatusDot tone="green">{say('slots.complete')}</StatusDot>
        ) : missing > 0 ? (
          <StatusDot tone="orange">{say('slots.missing', { count: missing })}</StatusDot>
        ) : null
      }
    >
      <ul className="slot-rows">
        {asked.map((shot) => (
          <SlotRow key={shot.code} shot={shot} page={page} />
        ))}
      </ul>
    </Card>
  )
}

/** A place for each shot that is missing, among the pictures: who looks at those asks for it there. */
export function MissingSlots({ page }: SlotsProps) {
  const say = useWords(slotsWords)
  // Claims from before there were places for photos lack them all.
  if (!isOpen(page.ticket.stage) || page.files.every(({ slot }) => slot === null)) return null
  const missing = page.shots.filter(({ code, isAsked }) => isAsked && !photoOf(page, code))
  return missing.map(({ code, name }) => {
    const isAsked = page.ticket.openQuestions.some(({ question }) => question.slot === code)
    return (
      <li key={code}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="ask-photo" />
          <input type="hidden" name="slot" value={code} />
          <button type="submit" className="slot-missing" disabled={isAsked}>
            <span>{say('slot.none')}</span>
            <strong>
              {say(isAsked ? 'slot.asked' : 'slot.ask')}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </strong>
          </button>
        </Form>
        <span className="photo-small-name cut" title={name}>
          {name}
        </span>
      </li>
    )
  })
}

/** The latest, which is the one that was asked for last. */
function photoOf({ files }: SlotsProps['page'], code: string) {
  return files.findLast(({ slot, withdrawn }) => slot === code && !withdrawn)
}

/** The photos of a claim from before there were places lie in none: what they show nobody has said. */
function isMissing(page: SlotsProps['page'], code: string): boolean {
  return page.told !== null && !photoOf(page, code)
}

function SlotRow({ shot: { code, name }, page }: SlotsProps & { shot: NamedShot }) {
  const say = useWords(slotsWords)
  const photo = photoOf(page, code)
  const { content, thumb } = photo ? fileAddress(photo) : { content: '', thumb: null }
  const isAsked = page.ticket.openQuestions.some(({ question }) => question.slot === code)
  return (
    <li>
      {photo && thumb ? (
        <a href={content} target="_blank" rel="noreferrer" aria-label={say('slot.open', { shot: name })}>
          <img src={thumb} alt="" loading="lazy" />
        </a>
      ) : (
        <ShotDrawing code={code} />
      )}
      <div>
        <p>{name}</p>
        {isMissing(page, code) ? <p className="muted">{say('slot.none')}</p> : null}
        {isAsked ? <p className="muted">{say('slot.asked')}</p> : null}
      </div>
      {isAsked || !isOpen(page.ticket.stage) ? null : (
        <ButtonForm intent="ask-photo" fields={{ slot: code }} size="small" preventScrollReset>
          {say(photo ? 'slot.again' : 'slot.ask')}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonForm>
      )}
    </li>
  )
}
