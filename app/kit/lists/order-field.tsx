import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { listsWords } from './lists.words.ts'
import { type Direction, type Orders, ordersIn, type SortedView } from './sorted.ts'

type OrderFieldProps<By extends string> = {
  orders: Orders<By>
  view: Pick<SortedView, 'order'>
  nameOf: (order: `order.${By}-${Direction}`) => string
}

/** The order of a list where its table has no heads to press, which on a phone are cards. */
export function OrderField<By extends string>({ orders, view, nameOf }: OrderFieldProps<By>) {
  const say = useWords(listsWords)
  return (
    <div className="order-field">
      <Field id="order" label={say('order')}>
        {(control) => (
          <NativeSelect {...control} name="order" defaultValue={view.order ?? ''}>
            {ordersIn(orders).map(({ value = '', sort: { by, direction } }) => (
              <option key={value} value={value}>
                {nameOf(`order.${by}-${direction}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}
