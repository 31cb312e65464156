import { href, redirect } from 'react-router'
import { fileNameOf, pdfResponse } from '#app/kit/pdf/response.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { paperIn, portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { readMeasures } from './measures.ts'
import { writeSizePdf } from './pdf.server.ts'
import { familyName, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { chooseFamily } from './families.ts'
import { chosenOf, proposeSizes } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'
import type { Route } from './+types/pdf.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireModule(viewerIn(context), 'user-guides')
  const portal = context.get(portalContext)
  const { catalogues } = portal
  const locale = localeOf(url.pathname)
  const reading = readMeasures(url.searchParams)
  const choice = chooseFamily(catalogues.current(), url.searchParams.get('model'))
  const proposal = choice && reading.state === 'ready' ? proposeSizes(choice.sizes, reading.measures.rider) : undefined
  const size = proposal && chosenOf(proposal, url.searchParams.get('size'))
  // The page says what is missing, or why nothing fits.
  if (reading.state !== 'ready' || !choice || !proposal || !size)
    return redirect(href('/:locale?/resources/size-calculator', localePrefix(locale)) + url.search, 303)
  const eyebrow = familyName(labelsIn(locale, catalogues.current()), choice.family)
  const made = { ...(await paperIn(portal, locale)), eyebrow }
  const bytes = await writeSizePdf(made, reading.measures, proposal, size)
  const sizes = proposal.fits.map((fit) => fit.frame.size).join(' ')
  return pdfResponse(
    fileNameOf(`${made.brand.name} ${choice.family} ${sayIn(sizeWords, locale)('pdf.file')} ${sizes}`),
    bytes,
  )
}
