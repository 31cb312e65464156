import type { Kind } from '../kind.ts'
import type { KindName } from '../kind-names.ts'
import { builtBicycles } from './built-bicycles.server.ts'
import { companies } from './companies.server.ts'
import { leads } from './leads.server.ts'
import { orders } from './orders.server.ts'
import { products } from './products.server.ts'
import { quotes } from './quotes.server.ts'
import { resources } from './resources.server.ts'

const kinds: Record<KindName, Kind> = {
  companies,
  bicycles: builtBicycles,
  products,
  orders,
  quotes,
  leads,
  resources,
}

export function kindNamed(name: KindName): Kind {
  return kinds[name]
}
