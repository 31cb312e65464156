import { Download } from 'lucide-react'
import { href } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatDate, unbroken } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { correctionWords } from './corrections.words.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { type Intent, anchors } from './actions.ts'

type PageProps = { page: PageData }

/** The QR code as it is printed, dark on white in either mode: cameras read no other. */
export function PassportCard({ page: { product, passport, may } }: PageProps) {
  const say = useWords(detailWords)
  const { size, path } = passport.qr
  const id = String(product.id)
  return (
    <Card title={say('passport')} id={anchors['reset-passport']}>
      <div className="stack-small">
        <svg className="product-qr" viewBox={`0 0 ${size} ${size}`} aria-hidden shapeRendering="crispEdges">
          <path d={path} />
        </svg>
        <p className="muted product-small">{say('passport.text')}</p>
        <div className="cluster">
          <LinkButton
            to={href('/:locale?/products/:id/label', { ...localePrefix(useLocale()), id })}
            reloadDocument
            size="small"
            icon={<Download size={16} aria-hidden />}
          >
            {say('passport.print')}
          </LinkButton>
          <a href={passport.address} target="_blank" rel="noreferrer">
            {say('passport.open')}
          </a>
        </div>
        {may.transfer && (
          <Fold title={say('passport.reset')}>
            <div className="stack-small">
              <p className="muted product-small">{say('passport.sure')}</p>
              <ButtonForm intent="reset-passport" size="small" variant="danger">
                {say('passport.reset')}
              </ButtonForm>
            </div>
          </Fold>
        )}
      </div>
    </Card>
  )
}

/** The holder alone reads the code, as often as they like, until it is used. */
export function TransferCard({ page: { transfer, product } }: PageProps) {
  const say = useWords(detailWords)
  const corrections = useWords(correctionWords)
  if (!transfer)
    return (
      <Card title={say('transfer')} id={anchors.transfer}>
        <div className="stack-small">
          <p className="muted product-small">{say('transfer.text')}</p>
          {product.recalls.length > 0 && <p>{say('transfer.recalled')}</p>}
          <ButtonForm intent="transfer" size="small">
            {say('transfer.make')}
          </ButtonForm>
        </div>
      </Card>
    )
  return (
    <Card title={say('transfer')} id={anchors.transfer}>
      {transfer.byMaker ? (
        <p>{corrections('issue.open')}</p>
      ) : (
        <OfferedCode transfer={transfer} withdraw="withdraw-transfer" />
      )}
    </Card>
  )
}

type OfferedProps = { transfer: NonNullable<PageData['transfer']>; withdraw: Intent }

export function OfferedCode({ transfer: { code, until }, withdraw }: OfferedProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  return (
    <div className="stack-small">
      {code === null ? (
        <p>{say('transfer.unreadable')}</p>
      ) : (
        <div className="product-code">
          <span className="muted product-small">{say('transfer.code')}</span>
          <strong className="serial">{code}</strong>
        </div>
      )}
      <p className="muted product-small">
        {say('transfer.until', { moment: unbroken(formatDate(locale, until, 'moment')) })}
      </p>
      <ButtonForm intent={withdraw} size="small">
        {say('transfer.withdraw')}
      </ButtonForm>
    </div>
  )
}
