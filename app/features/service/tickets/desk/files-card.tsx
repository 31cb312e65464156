import { RotateCw } from 'lucide-react'
import { Form } from 'react-router'
import { type Attachment, fileAddress } from '#app/features/content/attachments/attachments.ts'
import { pageWords } from '../page/page.words.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatBytes, formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { deskWords } from './desk.words.ts'

/** All files of the ticket with what is known of them; taking one back is two presses away. */
export function FilesCard({ files }: { files: Attachment[] }) {
  const say = useWords(deskWords)
  if (files.length === 0) return null
  return (
    <Card title={say('files.count', { count: files.length })} id="files-card">
      <ul className="file-facts">
        {files.map((file) => (
          <li key={file.id}>{file.withdrawn ? <Withdrawn file={file} /> : <FileFacts file={file} />}</li>
        ))}
      </ul>
    </Card>
  )
}

function Withdrawn({ file }: { file: Attachment }) {
  const say = useWords(deskWords)
  return (
    <p className="muted">
      <s>{file.name}</s> {say('files.withdrawn')}
    </p>
  )
}

/** The small picture beside the button shows how it lies now. */
function TurnPhoto({ file }: { file: Attachment }) {
  const say = useWords(deskWords)
  const { thumb } = fileAddress(file)
  return (
    <Form method="post" preventScrollReset className="file-turn">
      <input type="hidden" name="intent" value="turn-photo" />
      <input type="hidden" name="file" value={file.id} />
      {thumb ? <img src={thumb} alt="" loading="lazy" /> : null}
      <Button
        type="submit"
        size="small"
        icon={<RotateCw size={16} />}
        aria-label={say('files.turn.of', { name: file.name })}
      >
        {say('files.turn')}
      </Button>
    </Form>
  )
}

function FileFacts({ file }: { file: Attachment }) {
  const say = useWords(deskWords)
  const page = useWords(pageWords)
  const locale = useLocale()
  const facts = [
    file.field === 'receipt' ? page('receipt') : undefined,
    formatBytes(locale, file.bytes),
    file.capturedAt ? say('files.captured', { day: formatDay(locale, file.capturedAt.slice(0, 10)) }) : undefined,
  ]
  return (
    <>
      <a className="cut" href={fileAddress(file).content} target="_blank" rel="noreferrer" title={file.name}>
        {file.name}
      </a>
      <p className="muted numbers">{facts.filter(Boolean).join(' · ')}</p>
      {file.kind === 'photo' ? <TurnPhoto file={file} /> : null}
      <Fold title={say('files.withdraw')} label={say('files.withdraw.of', { name: file.name })}>
        <Form method="post" className="stack-small">
          <input type="hidden" name="intent" value="withdraw-file" />
          <input type="hidden" name="file" value={file.id} />
          <p>{say('files.withdraw.sure')}</p>
          <div>
            <Button type="submit" size="small" variant="danger">
              {say('files.withdraw.do')}
            </Button>
          </div>
        </Form>
      </Fold>
    </>
  )
}
