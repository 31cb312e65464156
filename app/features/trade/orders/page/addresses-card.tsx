import { Card } from '#app/kit/ui/card.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { writtenAddresses } from '../terms.ts'
import type { OrderAddress } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'

/** To whom it was sold, billed and shipped, side by side. */
export function AddressesCard({ addresses }: { addresses: OrderAddress[] }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const written = writtenAddresses(locale, addresses)
  if (written.length === 0) return null
  return (
    <Card title={say('addresses')}>
      <div className="order-addresses">
        {written.map((address) => (
          <Address key={address.role} address={address} />
        ))}
      </div>
    </Card>
  )
}

function Address({ address: { role, lines, codes } }: { address: ReturnType<typeof writtenAddresses>[number] }) {
  const orders = useWords(orderWords)
  const [name, ...rest] = lines
  return (
    <div>
      <h3>{orders(`role.${role}`)}</h3>
      {name === undefined ? null : (
        <address>
          <strong>{name}</strong>
          {/* A contact may bear the name that stands above it. */}
          {rest.map((line, position) => (
            <span key={`${position} ${line}`}>{line}</span>
          ))}
        </address>
      )}
      {codes.map((code) => (
        <p key={code} className="order-code">
          {code}
        </p>
      ))}
    </div>
  )
}
