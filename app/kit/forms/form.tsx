import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { Form as PageForm } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, type ButtonProps } from '#app/kit/ui/button.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { focusField } from './form-events.ts'
import { formsWords } from './forms.words.ts'
import type { FormState } from './use-form.ts'
import { useAnswerStays } from './use-unsent.ts'

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
  children: ReactNode
}

/** A plain post without JavaScript; with it, validated in the browser as well. */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { form, action, multipart, reloads = false, failed, className = 'stack', children } = props
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
        {...form.events}
      >
        <Summary form={form} failed={failed} />
        {children}
      </Element>
    </CurrentForm>
  )
}

/** Lists what is wrong, each with a link to its field. */
function Summary({ form, failed }: { form: FormState; failed: string | undefined }) {
  const say = useWords(formsWords)
  const locale = useLocale()
  const whole = form.summary.filter((error) => error.path === '')
  const fields = form.summary.filter((error) => error.path !== '')
  if (form.summary.length === 0) return null
  return (
    <Alert
      first
      tone="danger"
      id={`${form.id}-problems`}
      title={failed ?? (fields.length > 0 ? say('summary-fields') : say('summary-whole'))}
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
  const busy = Boolean(form?.pending || form?.waiting)
  return (
    <Button {...rest} type="submit" variant={variant} loading={busy}>
      {form?.waiting ? say('waiting-for-files') : children}
    </Button>
  )
}
