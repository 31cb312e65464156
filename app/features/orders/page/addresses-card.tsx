import { Card } from '#app/kit/ui/card.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { addressCodes, addressLines } from '../orders.terms.ts'
import { addressRoles, type OrderAddress } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'

/** To whom it was sold, billed and shipped, side by side. */
export function AddressesCard({ addresses }: { addresses: OrderAddress[] }) {
  const say = useWords(detailWords)
  if (addresses.length === 0) return null
  return (
    <Card title={say('addresses')}>
      <div className="order-addresses">
        {addressRoles.map((role) => {
          const address = addresses.find((one) => one.role === role)
          return address ? <Address key={role} address={address} /> : null
        })}
      </div>
    </Card>
  )
}

function Address({ address }: { address: OrderAddress }) {
  const orders = useWords(orderWords)
  const locale = useLocale()
  const [name, ...lines] = addressLines(locale, address)
  return (
    <div>
      <h3>{orders(`role.${address.role}`)}</h3>
      <address>
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {addressCodes(locale, address).map((code) => (
        <p key={code} className="order-code">
          {code}
        </p>
      ))}
    </div>
  )
}
