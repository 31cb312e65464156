import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { listSearch } from '#app/kit/lists/lists.ts'
import { useClaimPlaces } from './use-claim-places.ts'

/** Where a draft is found again; one that follows a ticket, where it is. */
export function useDraftAddress(submission: string, isFollowing: boolean): string | undefined {
  const { page: path } = useClaimPlaces()
  const [search] = useSearchParams()
  const about = search.get('about') ?? undefined
  return isFollowing ? undefined : path + listSearch({ draft: submission, about })
}

/**
 * Once a draft is kept its name stands in the address: what is loaded again, or opened in another tab, is this claim,
 * whatever else was begun. The page itself stays as it is.
 * @param hasLeft whether the form is on its way by now: to change the address would stop it
 */
export function useNamedAddress(address: string | undefined, hasLeft: () => boolean): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isNamed = address === undefined || address === pathname + search
  const mayMove = useEffectEvent(() => !hasLeft())
  useEffect(() => {
    // It may have left since this was drawn.
    if (isNamed || !mayMove()) return
    void navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [address, isNamed, navigate])
}
