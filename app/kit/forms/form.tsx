import { createContext, type MouseEvent, type ReactNode, use, useEffect, type KeyboardEventHandler } from 'react'
import { Form as PageForm, type ShouldRevalidateFunctionArgs } from 'react-router'
import { KeptHere } from '#app/kit/drafts/kept-here.tsx'
import { useAnswerStays } from '#app/kit/drafts/unsent.ts'
import { unsentWords } from '#app/kit/drafts/unsent.words.ts'
import { useLine } from '#app/kit/line.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, type ButtonProps } from '#app/kit/ui/button.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { focusField } from './form-events.ts'
import { formsWords } from './forms.words.ts'
import { type Failure, type FormFailure, wordProblem } from './problems.ts'
import type { FormField, FormState } from './use-checked-form.ts'

const CurrentForm = createContext<FormState | undefined>(undefined)

/** The form a part stands in; undefined outside of one. */
export function useCurrentForm(): FormState | undefined {
  return use(CurrentForm)
}

type FormProps<Name extends string> = {
  form: FormState<Name>
  action?: string
  /** Files may be posted with it when JavaScript is off. */
  multipart?: boolean
  /** A whole page load: nothing of the state before it lives on. */
  reloads?: boolean
  /** What heads the list of mistakes, where the failure has a name. */
  failed?: string
  className?: string
  /** Hears the keys of all its fields. */
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A plain post without JavaScript; with it, validated in the browser as well. */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { form, action, multipart, reloads = false, failed, className = 'stack', onKeyDown, children } = props
  const Element = form.fetcher?.Form ?? PageForm
  useAnswerStays()
  return (
    <CurrentForm value={form}>
      <Element
        id={form.id}
        method="post"
        {...(action === undefined ? {} : { action })}
        {...(multipart ? { encType: 'multipart/form-data' } : {})}
        {...(reloads ? { reloadDocument: true } : {})}
        noValidate
        className={className}
        aria-busy={form.pending || undefined}
        data-guarded={form.cameBack ? 'back' : ''}
        {...(onKeyDown ? { onKeyDown } : {})}
        {...form.events}
      >
        <Summary form={form} failed={failed} />
        <KeptHere formId={form.id} cameBack={form.cameBack} />
        {children}
      </Element>
    </CurrentForm>
  )
}

/** Lists what is wrong, each with a link to its field. */
function Summary({ form, failed }: { form: FormState; failed: string | undefined }) {
  const say = useWords(formsWords)
  const sayUnsent = useWords(unsentWords)
  const locale = useLocale()
  const whole = form.summary.filter((error) => error.path === '')
  const fields = form.summary.filter((error) => error.path !== '')
  if (form.summary.length === 0) return null
  return (
    <Alert
      first
      tone="danger"
      id={`${form.id}-problems`}
      title={failed ?? (fields.length > 0 ? say('summary-fields') : sayUnsent('unsent'))}
    >
      {whole.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ path, message, fixed }) => (
            <li key={`${path} ${message}`}>
              {fixed ? <s>{form.labels[path]}</s> : <FieldLink form={form} path={path} />}
              {/[?!]$/.test(form.labels[path] ?? '') ? '' : colon(locale)} {message}
            </li>
          ))}
        </ul>
      )}
      <SavedMeanwhile to={whole.find(({ to }) => to !== undefined)?.to} />
    </Alert>
  )
}

function FieldLink({ form, path }: { form: FormState; path: string }) {
  function go(event: MouseEvent) {
    event.preventDefault()
    focusField(form.id, path)
  }
  return (
    <a href={`#${form.id}-${path}`} onClick={go}>
      {form.labels[path] ?? path}
    </a>
  )
}

/** Busy while the form is on its way, and while it waits for files: it says so and cannot be pressed twice. */
export function SubmitButton({ children, variant = 'primary', ...rest }: ButtonProps) {
  const say = useWords(formsWords)
  const form = useCurrentForm()
  const isLine = useLine()
  const busy = Boolean(form?.pending || form?.waiting || form?.checking)
  const waiting = isLine ? 'waiting-for-files' : 'waiting-for-line'
  return (
    <Button {...rest} type="submit" variant={variant} loading={busy}>
      {form?.waiting ? say(waiting) : children}
    </Button>
  )
}

type Standing = { busy?: boolean; message: string | undefined }

/** Holds the form back while files are on their way, and refuses it while one is missing or cannot be taken. */
export function useSubmitBlocker({ name, error }: FormField, { busy = false, message }: Standing) {
  const form = useCurrentForm()
  const blockSubmit = form?.blockSubmit
  const validateField = form?.validateField
  useEffect(() => {
    blockSubmit?.(name, { busy, problem: message ? { path: name, message } : undefined })
  }, [blockSubmit, name, busy, message])
  useEffect(() => () => blockSubmit?.(name, undefined), [blockSubmit, name])
  // The message under the field is taken away, or changed, with its cause.
  const outdated = error !== undefined && error !== message
  useEffect(() => {
    if (outdated) validateField?.(name)
  }, [validateField, name, outdated])
}

/**
 * A route's `shouldRevalidate`: after a lost race the page is read again, and the form goes on from what is saved now.
 */
export function revalidatesAfterLostRace({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** Where a page shows what is saved of its form's subject; set only while somebody saved meanwhile. */
const SavedAt = createContext<string | undefined>(undefined)

/**
 * A link in the alert of a form that lost a race, or that has been saved before: it opens what is saved in another tab, so
 * that both can be compared.
 */
function SavedMeanwhile({ to: own }: { to: string | undefined }) {
  const say = useWords(formsWords)
  const around = use(SavedAt)
  const to = own ?? around
  if (to === undefined) return null
  return (
    <p>
      <a href={to} target="_blank" rel="noreferrer">
        {say('saved-meanwhile')}
      </a>
    </p>
  )
}

type WithSavedProps = { refusal: FormFailure | undefined; to: string; children: ReactNode }

/** Around a form whose subject others may save: after a lost race its alert leads `to` where that is shown. */
export function WithSaved({ refusal, to, children }: WithSavedProps) {
  return <SavedAt value={refusal?.status === 409 ? to : undefined}>{children}</SavedAt>
}

type WhileOpenProps = WithSavedProps & {
  isOpen: boolean
  /** Why it can no longer be changed. */
  closed: string
  words: WordTable
  /** Fields besides those in a language each that hold a person's own words. */
  texts: readonly string[]
}

/** A form that stands as long as its subject can be changed; what was typed for it meanwhile comes back all the same. */
export function WhileOpen({ isOpen, closed, words, texts, children, ...saved }: WhileOpenProps) {
  const { refusal } = saved
  if (isOpen) return <WithSaved {...saved}>{children}</WithSaved>
  if (!refusal) return <Alert tone="warning" first title={closed} />
  const inLanguages = Object.keys(refusal.submitted).filter((name) =>
    locales.some((locale) => name.split('_').includes(locale)),
  )
  return <LostForm refusal={refusal} words={words} texts={[...texts, ...inLanguages]} />
}

type LostFormProps = {
  refusal: Failure
  /** The form's own sentences. */
  words: WordTable
  /** The fields that hold a person's own words. */
  texts: readonly string[]
}

/** Where a form is no longer on the page, since its subject has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, submitted }, words, texts }: LostFormProps) {
  const locale = useLocale()
  const say = useWords(formsWords)
  const written = texts.flatMap((name) => submitted[name] || []).join('\n\n')
  return (
    <>
      <Alert first tone="danger" title={say('lost')}>
        {problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, words, problem)}</p>
        ))}
      </Alert>
      {written && (
        <Field id="lost-text" label={say('lost.written')}>
          {(control) => <Textarea {...control} readOnly rows={3} defaultValue={written} />}
        </Field>
      )}
    </>
  )
}
