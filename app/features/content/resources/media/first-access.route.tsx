import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { assetTerms } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { firstAccessWords } from './first-access.words.ts'
import type { Route } from './+types/first-access.route'
import './media.css'

export function loader({ context }: Route.LoaderArgs): null {
  requireModule(viewerIn(context), 'media-sharing')
  return null
}

/** For anyone who opens the media library for the first time. */
export default function FirstAccess() {
  const say = useWords(firstAccessWords)
  const words = useWords(resourceWords)
  const library = href('/:locale?/resources/media', localePrefix(useLocale()))
  return (
    <div className="stack">
      <PageTitle title={words('first-access')} />
      <PageHeader
        back={{ to: library, label: words('media') }}
        title={words('first-access')}
        actions={
          <LinkButton variant="primary" to={library}>
            {say('open')}
          </LinkButton>
        }
      >
        {say('intro')}
      </PageHeader>
      <div className="guide-steps">
        <Card title={say('find.title')}>
          <p>{say('find.words')}</p>
        </Card>
        <Card title={say('terms.title')}>
          <div className="stack-small">
            <p>{say('terms.words')}</p>
            <DescriptionList
              columns={1}
              items={assetTerms.map((terms) => ({ term: words(`terms.${terms}`), detail: words(`words.${terms}`) }))}
            />
          </div>
        </Card>
        <Card title={say('download.title')}>
          <p>{say('download.words')}</p>
        </Card>
        <Card title={say('versions.title')}>
          <p>{say('versions.words')}</p>
        </Card>
      </div>
    </div>
  )
}
