import { href } from 'react-router'
import { type BrandSheet, senderOf } from '#app/brand/brand.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Mock } from './mock.tsx'
import { previewWords } from './preview.words.ts'
import './preview.css'

/** How the draft would look, drawn by the server: no script is needed for it. */
export function PreviewCard({ brand, revision }: { brand: BrandSheet; revision: number }) {
  const say = useWords(previewWords)
  const prefix = localePrefix(useLocale())
  const mail = `${href('/:locale?/console/brand/preview/mail', prefix)}?draft=${revision}`
  return (
    <Card title={say('title')}>
      <div className="stack-small">
        <p className="muted">{say('intro')}</p>
        <div className="brand-mocks">
          {(['light', 'dark'] as const).map((mode) => (
            <figure key={mode} className="brand-mock">
              <Mock brand={brand} mode={mode} />
              <figcaption>{say(mode)}</figcaption>
            </figure>
          ))}
          <figure className="brand-mock">
            <iframe className="brand-mail" src={mail} title={say('mail')} sandbox="allow-scripts" loading="lazy" />
            <figcaption>
              {say('mail')} · {say('mail.from', { sender: senderOf(brand) })}
            </figcaption>
          </figure>
        </div>
        <div>
          <LinkButton variant="secondary" to={href('/:locale?/console/brand/preview/document', prefix)} reloadDocument>
            {say('pdf')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
