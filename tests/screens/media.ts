import { acceptTerms, openFirstAsset } from './acts.ts'
import type { Screen } from './screen.ts'

/** The media library, and its shares as dealers and staff see them, and what a link opens before its terms are accepted and after. */
export const mediaScreens: readonly Screen[] = [
  { name: 'media', who: 'dealer', path: '/resources/media' },
  { name: 'media-no-result', who: 'dealer', path: '/resources/media?q=nothingofthekind' },
  { name: 'media-locked', who: 'other', path: '/resources/media', status: 403 },
  { name: 'media-asset', who: 'dealer', path: '/resources/media', act: openFirstAsset },
  { name: 'media-first-access', who: 'dealer', path: '/resources/media/guide' },
  { name: 'shares', who: 'dealer', path: '/resources/media/shares' },
  { name: 'shares-none', who: 'dealer', path: '/resources/media/shares?q=nothingofthekind' },
  { name: 'share-new', who: 'dealer', path: ({ shareAssets }) => `/resources/media/shares/new?asset=${shareAssets}` },
  { name: 'share', who: 'dealer', path: '/resources/media/shares/801' },
  { name: 'share-staff', who: 'agent', path: '/resources/media/shares/801' },
  { name: 'share-link', path: ({ share }) => `/f/${share}` },
  { name: 'share-link-open', path: ({ share }) => `/f/${share}`, act: acceptTerms },
  { name: 'share-gone', path: '/f/nothing', status: 404 },
]
