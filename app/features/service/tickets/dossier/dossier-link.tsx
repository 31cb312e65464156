import { FileDown } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { dossierWords } from './dossier.words.ts'

/** The ticket as a document; staff's own has their notes. */
export function DossierLink({ id, forStaff = false }: { id: number; forStaff?: boolean }) {
  const say = useWords(dossierWords)
  const params = { ...localePrefix(useLocale()), id: String(id) }
  const address = forStaff
    ? href('/:locale?/console/tickets/:id/pdf', params)
    : href('/:locale?/tickets/:id/pdf', params)
  return (
    <LinkButton to={address} reloadDocument icon={<FileDown size={16} aria-hidden />}>
      {say(forStaff ? 'pdf.staff' : 'pdf')}
    </LinkButton>
  )
}
