import { type FormEvent, useState } from 'react'
import { PasswordField } from '#app/kit/forms/form-fields.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { type StatusTone, StatusDot } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Strength, strengthOf } from './passwords.ts'
import { passwordWords } from './passwords.words.ts'

const tones = { short: 'hollow', weak: 'red', fair: 'orange', good: 'green' } as const satisfies Record<
  Strength,
  StatusTone
>

/** For a password somebody chooses: says what is asked for, and while they type how good it is. */
export function NewPasswordField({ field, minimum }: { field: FormField; minimum: number }) {
  const say = useWords(passwordWords)
  const [strength, setStrength] = useState<Strength>()
  function validate({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
    setStrength(value ? strengthOf(value, minimum) : undefined)
  }
  return (
    <PasswordField
      field={field}
      autoComplete="new-password"
      onInput={validate}
      hint={
        <>
          {say('minimum', { count: minimum })}{' '}
          <span aria-live="polite">
            {strength && <StatusDot tone={tones[strength]}>{say(`strength.${strength}`)}</StatusDot>}
          </span>
        </>
      }
    />
  )
}
