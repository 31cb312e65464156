import { href } from 'react-router'
import type { Family } from '#app/catalogue/catalogue.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { familyWords } from './families.words.ts'

/** Pictures by colour are kept with the other files of the maker. */
export function PicturesLine() {
  const say = useWords(familyWords)
  const media = href('/:locale?/console/resources', localePrefix(useLocale()))
  return (
    <p className="muted">
      {say('pictures')} <Link to={`${media}?shelf=media`}>{say('pictures.open')}</Link>
    </p>
  )
}

export function GeometryCard({ family: { code, geometry } }: { family: Family }) {
  const say = useWords(familyWords)
  const prefix = localePrefix(useLocale())
  return (
    <Card title={say('geometry')}>
      <div className="stack-small">
        <p>{geometry.length > 0 ? say('geometry.count', { count: geometry.length }) : say('geometry.words')}</p>
        <div>
          <LinkButton to={href('/:locale?/console/catalogue/families/:code/geometry', { ...prefix, code })}>
            {say('geometry.open')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
