import { X } from 'lucide-react'
import { Fragment } from 'react'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Customer, namedMost } from './company.customer.ts'
import { customerWords } from './company.customer.words.ts'
import './company.customer.css'

type ListCustomersProps<View> = {
  view: View
  /** Nothing where the list could not be read. */
  found: { customer: Customer | undefined; named: readonly Customer[] } | undefined
  /** The address of a view of the list. */
  toView: (view: View) => string
}

/** To whom staff have narrowed a list, and who is found by what is searched for in it. */
export function ListCustomers<View extends { q: string; company?: number | undefined; after: string | undefined }>({
  view,
  found,
  toView,
}: ListCustomersProps<View>) {
  const { customer, named = [] } = found ?? {}
  return (
    <>
      {customer ? (
        <OneCustomer name={customer.name} allTo={toView({ ...view, company: undefined, after: undefined })} />
      ) : null}
      <CustomersNamed customers={named} toOne={(company) => toView({ ...view, q: '', company, after: undefined })} />
    </>
  )
}

/** Whose records alone a list shows; pressed, everybody's are. */
function OneCustomer({ name, allTo }: { name: string; allTo: string }) {
  const say = useWords(customerWords)
  return (
    <div>
      <LinkButton to={allTo} size="small" icon={<X size={16} aria-hidden />}>
        {say('customer', { name })}
        <VisuallyHidden> ({say('customer.all')})</VisuallyHidden>
      </LinkButton>
    </div>
  )
}

type CustomersNamedProps = {
  customers: readonly Customer[]
  /** The list with the records of this one alone, and no words searched for: those were the name. */
  toOne: (company: number) => string
}

/** Who is found by what is searched for in a list: most lists themselves look in their records, where no name of a customer is. */
function CustomersNamed({ customers, toOne }: CustomersNamedProps) {
  const say = useWords(customerWords)
  const locale = useLocale()
  if (customers.length === 0) return null
  return (
    <p>
      <span className="muted">
        {say('customers.named')}
        {colon(locale)}
      </span>{' '}
      {customers.slice(0, namedMost).map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 ? ', ' : null}
          <Link to={toOne(id)}>{name}</Link>
        </Fragment>
      ))}
      {customers.length > namedMost ? ', …' : null}
    </p>
  )
}

/** Whose a record is, in the head of its page: it leads staff to the list of all such records of theirs. */
export function CustomerName({ name, to }: { name: string; to: string }) {
  return (
    <Link className="customer-name" to={to}>
      {name}
    </Link>
  )
}
