import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { formatDate, formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { assetFile } from '#app/features/content/resources/resources.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'
import { SharedFile } from '../shared-file.tsx'
import type { ShareFile } from '../shares.server.ts'
import type { Share } from '../shares.ts'
import { shareWords } from '../shares.words.ts'
import { pageWords } from './page.words.ts'

/** What is sent: a field to copy from, for anyone who has no script. */
export function LinkCard({ link }: { link: string | undefined }) {
  const say = useWords(pageWords)
  if (link === undefined)
    return (
      <Card title={say('link')}>
        <p>{say('link.gone')}</p>
      </Card>
    )
  return (
    <Card>
      <div className="share-link">
        <Field id="link" label={say('link')} hint={say('link.hint')}>
          {(control) => (
            <Input {...control} mono readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
          )}
        </Field>
        <CopyButton text={link} />
      </div>
    </Card>
  )
}

/** The files as its link shows them now; how many of those it was made with are gone. */
export function FilesCard({ share, files }: { share: Share; files: readonly ShareFile[] }) {
  const say = useWords(pageWords)
  const words = useWords(shareWords)
  const resource = useWords(resourceWords)
  const gone = share.files - files.length
  return (
    <Card title={words('files.count', { count: files.length })}>
      <div className="stack-small">
        {files.length === 0 ? (
          <p>{say('files.none')}</p>
        ) : gone > 0 ? (
          <p className="muted">{say('files.less', { count: gone })}</p>
        ) : null}
        {files.length > 0 && (
          <ul className="share-files">
            {files.map((file) => (
              <SharedFile key={file.id} file={file} thumb={assetFile(file.id, file.version, 'thumb')}>
                <span className="muted">{resource('downloads', { count: file.downloads })}</span>
              </SharedFile>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

export function FactsCard({ share }: { share: Share }) {
  const say = useWords(pageWords)
  const words = useWords(shareWords)
  const locale = useLocale()
  const { companyName, madeBy, madeAt, lastDay, revokedAt, revokedBy, note, downloads, accepted, acceptedAt } = share
  return (
    <Card title={say('facts')}>
      <DescriptionList
        columns={1}
        items={[
          { term: words('company'), detail: companyName },
          { term: words('made-by'), detail: madeBy },
          { term: words('made'), detail: formatDate(locale, madeAt) },
          { term: words('last-day'), detail: formatDay(locale, lastDay) },
          ...(revokedAt
            ? [
                {
                  term: say('revoked'),
                  detail: say('revoked.by', { day: formatDate(locale, revokedAt), name: revokedBy ?? '' }),
                },
              ]
            : []),
          {
            term: say('accepted'),
            detail: acceptedAt
              ? say('accepted.times', { count: accepted, day: formatDate(locale, acceptedAt) })
              : say('accepted.none'),
          },
          { term: words('downloads'), detail: formatNumber(locale, downloads) },
          ...(note ? [{ term: words('note'), detail: <span className="share-text">{note}</span> }] : []),
        ]}
      />
    </Card>
  )
}
