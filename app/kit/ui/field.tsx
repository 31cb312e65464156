import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import './field.css'

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** One message, or all of them. */
  error?: string | readonly string[] | undefined
  required?: boolean | undefined
  hideLabel?: boolean
  children: (control: ControlProps) => ReactNode
}

/** What ties a control to its label, hint and message. */
export type ControlProps = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field({ id, label, hint, error, required, hideLabel, children }: FieldProps) {
  const messages = messagesOf(error)
  return (
    <div className={messages.length > 0 ? 'field field-wrong' : 'field'}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'field-label'}>
        {label}
        {required && <Asterisk />}
      </label>
      {children({
        id,
        required,
        'aria-invalid': messages.length > 0 || undefined,
        'aria-describedby': describedBy(id, hint, messages),
      })}
      <FieldError id={id} messages={messages} />
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </div>
  )
}

/** Fields that stand side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

export function Asterisk() {
  return (
    <span className="field-asterisk" aria-hidden="true">
      {/* Never alone on a line of its own. */}
      {'\u00a0*'}
    </span>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="field-hint">
      {children}
    </p>
  )
}

export function FieldError({ id, messages }: { id: string; messages: readonly string[] }) {
  if (messages.length === 0) return null
  return (
    <div id={`${id}-error`} className="field-error">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}

export function messagesOf(error: string | readonly string[] | undefined): readonly string[] {
  if (!error) return []
  return typeof error === 'string' ? [error] : error
}

export function describedBy(id: string, hint: ReactNode, messages: readonly string[]): string | undefined {
  const parts = [hint ? `${id}-hint` : '', messages.length > 0 ? `${id}-error` : '']
  return parts.filter(Boolean).join(' ') || undefined
}

type InputProps = ComponentProps<'input'> & { icon?: ReactNode; mono?: boolean | undefined }

export function Input({ icon, mono, className, spellCheck, ...rest }: InputProps) {
  const input = (
    <input {...rest} spellCheck={asText(spellCheck)} className={join('input', mono && 'input-mono', className)} />
  )
  if (!icon) return input
  return (
    <span className="input-with-icon">
      {icon}
      {input}
    </span>
  )
}

export function Textarea({ className, rows = 5, spellCheck, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} {...rest} spellCheck={asText(spellCheck)} className={join('input textarea', className)} />
  )
}

/** Preact leaves out an attribute that is false, and a browser would check the spelling of a serial number. */
function asText(spellCheck: ComponentProps<'input'>['spellCheck']): 'true' | 'false' | undefined {
  return spellCheck === undefined ? undefined : `${spellCheck}`
}

export function NativeSelect({ className, ref, defaultValue, ...rest }: ComponentProps<'select'>) {
  const select = useRef<HTMLSelectElement>(null)
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => select.current)
  const chosen = useRef(defaultValue)
  useLayoutEffect(() => chooseIn(select.current, [chosen.current].flat().map(String)), [])
  return (
    <span className="select">
      <select
        {...rest}
        ref={select}
        defaultValue={import.meta.env.SSR ? defaultValue : undefined}
        className={join('input', className)}
      />
    </span>
  )
}

/** Preact finds what is chosen from the beginning among options in the list itself alone, and not in a part of it. */
function chooseIn(list: HTMLSelectElement | null, values: string[]) {
  for (const option of list?.options ?? []) if (values.includes(option.value)) option.defaultSelected = true
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
