import type { ComponentProps, Ref } from 'react'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Field, FieldRow, Input, NativeSelect } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { familyName, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { type MeasureField, type Mistakes, searchOf, type Typed } from './measures.ts'
import { mistakeLine, typedLine } from './sentences.ts'
import { sizeWords } from './size-calculator.words.ts'

type Props = {
  path: string
  /** The families to choose from, and the one whose sizes are shown. */
  models: readonly string[]
  model: string
  typed: Typed
  mistakes: Mistakes
  events: Pick<ComponentProps<'form'>, 'onInput' | 'onBlur' | 'onSubmit'>
  formRef: Ref<HTMLFormElement>
}

export function MeasureForm({ path, models, model, typed, mistakes, events, formRef }: Props) {
  const say = useWords(sizeWords)
  const cockpit = ['stem', 'angle', 'spacers'] as const
  const isOpen = cockpit.some((field) => typed[field] !== '' || mistakes[field])
  const input = (field: MeasureField) => <MeasureInput field={field} typed={typed} mistakes={mistakes} />
  return (
    <form ref={formRef} className="stack size-form" method="get" action={path} noValidate {...events}>
      {models.length > 1 && <ModelField key={model} models={models} model={model} />}
      <FieldRow>
        {input('height')}
        {input('inseam')}
      </FieldRow>
      <Fold title={say('form.cockpit')} open={isOpen}>
        <div className="stack-small">
          <p className="field-hint">{say('form.cockpit.hint')}</p>
          {cockpit.map((field) => (
            <MeasureInput key={field} field={field} typed={typed} mistakes={mistakes} />
          ))}
        </div>
      </Fold>
      <div className="cluster">
        <Button type="submit" variant="primary">
          {say('form.send')}
        </Button>
        <LinkButton
          to={path + searchOf({}, { model: model === models[0] ? null : model })}
          variant="ghost"
          preventScrollReset
        >
          {say('form.clear')}
        </LinkButton>
      </div>
    </form>
  )
}

function ModelField({ models, model }: Pick<Props, 'models' | 'model'>) {
  const say = useWords(sizeWords)
  const labels = useLabels()
  return (
    <Field id="model" label={say('form.model')}>
      {(control) => (
        <NativeSelect {...control} name="model" defaultValue={model}>
          {models.map((code) => (
            <option key={code} value={code}>
              {familyName(labels, code)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

type InputProps = Pick<Props, 'typed' | 'mistakes'> & { field: MeasureField }

function MeasureInput({ field, typed, mistakes }: InputProps) {
  const say = useWords(sizeWords)
  const locale = useLocale()
  const mistake = mistakes[field]
  return (
    <Field
      id={field}
      label={say(`form.${field}`)}
      required={field === 'height' || field === 'inseam' || undefined}
      error={mistake && mistakeLine(locale, field, mistake)}
    >
      {(control) => (
        <Input
          {...control}
          name={field}
          // The number pad of some phones has no minus.
          inputMode={field === 'angle' ? 'text' : 'decimal'}
          defaultValue={typedLine(locale, typed[field])}
          maxLength={20}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
