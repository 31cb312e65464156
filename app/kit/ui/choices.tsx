import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Asterisk, describedBy, FieldError, FieldHint, messagesOf } from './field.tsx'
import './choices.css'

type Messages = { hint?: ReactNode; error?: string | readonly string[] | undefined }

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & Messages & { id: string; label: ReactNode }

export function Checkbox({ id, label, hint, error, className, ...rest }: CheckboxProps) {
  const messages = messagesOf(error)
  return (
    <div className={className ? `checkbox ${className}` : 'checkbox'}>
      <label>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={messages.length > 0 || undefined}
          aria-describedby={describedBy(id, hint, messages)}
        />
        <span>
          {label}
          {rest.required && <Asterisk />}
        </span>
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <FieldError id={id} messages={messages} />
    </div>
  )
}

export type TileOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** An icon or a drawing above the words. */
  picture?: ReactNode
  /** What a style may ask of the one that is chosen. */
  mark?: string | undefined
  disabled?: boolean
}

type TilesProps<Value> = Messages & {
  id: string
  name: string
  legend: ReactNode
  options: readonly TileOption[]
  defaultValue?: Value | undefined
  required?: boolean | undefined
  columns?: 1 | 2 | 3 | 4
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: () => void
  /** Ties the choices to a form they do not stand in. */
  form?: string
}

/** One among a few, all of them in sight. */
export function RadioTiles(props: TilesProps<string>) {
  return <Tiles {...props} type="radio" chosen={(value) => value === props.defaultValue} />
}

/** Any number among a few. */
export function CheckTiles(props: TilesProps<readonly string[]>) {
  return <Tiles {...props} type="checkbox" chosen={(value) => props.defaultValue?.includes(value) ?? false} />
}

type Shared = Omit<TilesProps<never>, 'defaultValue'> & {
  type: 'radio' | 'checkbox'
  chosen: (value: string) => boolean
}

function Tiles({ id, name, legend, options, hint, error, required, columns = 2, type, chosen, ...rest }: Shared) {
  const messages = messagesOf(error)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={messages.length > 0 ? 'tiles field-wrong' : 'tiles'}
      aria-describedby={describedBy(id, hint, messages)}
    >
      <legend className="field-label">
        {legend}
        {required && <Asterisk />}
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className={`tiles-grid tiles-${columns}`}>
        {options.map((option) => (
          <label key={option.value} className={option.picture ? 'tile tile-pictured' : 'tile'}>
            <input
              type={type}
              name={name}
              value={option.value}
              data-mark={option.mark}
              defaultChecked={chosen(option.value)}
              disabled={option.disabled}
              required={type === 'radio' && required}
              aria-invalid={messages.length > 0 || undefined}
              onChange={rest.onChange}
              onBlur={rest.onBlur}
              form={rest.form}
            />
            {option.picture}
            <span className="tile-words">
              <span className="tile-label">{option.label}</span>
              {option.hint && <span className="tile-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} messages={messages} />
    </fieldset>
  )
}
