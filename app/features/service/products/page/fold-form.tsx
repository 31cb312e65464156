import type { ReactNode } from 'react'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormState } from '#app/kit/forms/use-form.ts'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { correctionWords } from './corrections.words.ts'

type FoldFormProps<Name extends string> = {
  form: FormState<Name>
  intent: string
  title: string
  open: boolean
  children: ReactNode
}

/** Folded away below what it changes. */
export function FoldForm<Name extends string>({ form, intent, title, open, children }: FoldFormProps<Name>) {
  const say = useWords(correctionWords)
  return (
    <div className="product-fold">
      <Fold title={title} open={open}>
        <Form form={form}>
          {children}
          <div>
            <SubmitButton name="intent" value={intent} variant="secondary">
              {say('save')}
            </SubmitButton>
          </div>
        </Form>
      </Fold>
    </div>
  )
}
