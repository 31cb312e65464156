import { textIn } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { pdfResponse } from '#app/kit/pdf/response.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, paperIn, type Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { rulesOf } from '../desk/rules.server.ts'
import { type DossierFor, inTurn, readDossier } from './dossier.server.ts'
import { dossierWords } from './dossier.words.ts'
import { writeDossier } from './pdf.server.ts'

/** A ticket's document, as an answer. @throws Problem module-missing, not-found, too-many-tries */
export function dossierResponse(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  id: number,
  of: DossierFor,
): Promise<Response> {
  return inTurn(portal, viewer, async () => {
    const dossier = await readDossier(portal, viewer, locale, id, of)
    const made = await paperIn(portal, locale)
    const { rules } = await rulesOf(portal, dossier.ticket)
    const bytes = await writeDossier(
      {
        ...made,
        labels: labelsIn(locale, portal.catalogues.current()),
        rules: rules.map(({ code, name }) => ({ code, name: textIn(locale, name) })),
        back: {
          address: portal.brands.current().returnAddress || null,
          scanned: (number) => `${addressIn(portal, locale, '/console/arrivals')}?number=${encodeURIComponent(number)}`,
        },
      },
      dossier,
    )
    const name = sayIn(dossierWords, locale)(of === 'staff' ? 'file.staff' : 'file', { id: String(id) })
    return pdfResponse(`${made.brand.name} ${name}`, bytes)
  })
}
