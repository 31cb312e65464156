import type { PdfHead } from '#app/kit/pdf/pdf.server.ts'
import type { Labels } from '#app/catalogue/catalogue.labels.ts'
import type { CoverageNames } from '#app/features/bicycles/coverage/coverage.words.ts'

/** What a document is made with. `back`: where a return goes, and where its scanned label leads the maker's people. */
export type Making = Pick<PdfHead, 'locale' | 'brand' | 'date'> & {
  labels: Labels
  rules: CoverageNames['rules']
  back: { address: string | null; scanned: (number: string) => string }
}
