import { useParams } from 'react-router'
import { maybeId } from '#app/kit/http/ids.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { claimPath } from '#app/features/content/drafts/drafts.claims.ts'
import { ticketPath } from './claim.ts'

/** The addresses of a claim's page and of what it asks: one's own, or those of a customer for whom staff write it down. */
export function useClaimPlaces() {
  const locale = useLocale()
  const customer = maybeId(useParams()['account'] ?? null)
  const page = claimPath(locale, customer)
  return {
    customer,
    page,
    coverage: `${page}/coverage`,
    sameBike: `${page}/same-bike`,
    camera: `${page}/camera`,
    ticket: (id: number) => ticketPath(locale, id, customer !== undefined),
  }
}
