import { href } from 'react-router'
import { UploadField, type Uploads, useUploads } from '#app/kit/uploads/upload-field.tsx'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { shotsFor } from '#app/features/bicycles/models/models.shots.ts'
import { formWords } from '#app/features/service/tickets/tickets.forms.words.ts'
import { photosNeeded } from '#app/features/service/tickets/tickets.ts'
import { UsePhone } from '../camera/use-phone.tsx'
import type { ClaimCatalogue } from '../claim.catalogue.ts'
import type { Claim } from '../claim.server.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import { missingShots, PhotoSlots } from './photo-slots.tsx'
import type { Choices } from '../use-choices.ts'
import { UsedNote } from './used-note.tsx'

const limits = { count: fileLimits.count, bytes: fileLimits.video, total: fileLimits.total }

/** The claim's photos, there and on their way: several parts of the page show or count them. */
export function useClaimPhotos(submission: string, existing: Claim['files']['attachments']): Uploads {
  const url = href('/:locale?/uploads', localePrefix(useLocale()))
  return useUploads('attachments', { url, submission, existing, limits, reopens: true })
}

type PhotosProps = Pick<Claim, 'submission' | 'before' | 'copyPhotos'> & {
  field: FormField
  photos: Uploads
  shots: ClaimCatalogue['shots']
  choices: Choices
  catalogue: ClaimCatalogue
}

export function ClaimPhotos(props: PhotosProps) {
  const { field, submission, photos, shots, choices, catalogue, before, copyPhotos } = props
  const say = useWords(newTicketWords)
  return (
    <div className="stack">
      <ShotsHead choices={choices} catalogue={catalogue} />
      <UsePhone submission={submission} photos={photos} />
      {before && copyPhotos !== null && <CopyPhotos before={before} checked={copyPhotos} />}
      <PhotoSlots
        field={field}
        shots={shots}
        photos={photos}
        hint={say('hint.attachments', { count: fileLimits.count })}
        required={copyPhotos !== true}
        least={usePhotosNeeded(catalogue, choices, copyPhotos)}
      />
      <UsedNote {...{ photos, before }} shots={catalogue.shots} />
      {choices.kind && !copyPhotos && (
        <NamedShots shots={missingShots(shots, photos)} wasSent={field.error !== undefined} />
      )}
    </div>
  )
}

/** Said in the browser already, beside all else that is to be corrected; photos that are copied count on the server. */
function usePhotosNeeded({ kinds }: ClaimCatalogue, { kind }: Choices, copyPhotos: boolean | null) {
  const say = useWords(formWords)
  if (!kind || copyPhotos) return undefined
  const count = photosNeeded(kinds, kind)
  return { pictures: count, message: say('photos-missing', { count }) }
}

type ReceiptProps = Pick<Claim, 'submission' | 'files'> & { field: FormField; proof: string[]; required: boolean }

export function ClaimReceipt({ field, submission, files, proof, required }: ReceiptProps) {
  const say = useWords(newTicketWords)
  return (
    <UploadField
      field={field}
      hint={proof.length > 0 ? say('hint.receipt.known', { name: proof.join(', ') }) : say('hint.receipt')}
      url={href('/:locale?/uploads', localePrefix(useLocale()))}
      submission={submission}
      existing={files.receipt}
      limits={{ ...limits, count: 3 }}
      required={required}
      reopens
    />
  )
}

/** @param wasSent without a script they are those of the answers that came back, and before no answer is known */
function NamedShots({ shots, wasSent }: Pick<PhotosProps, 'shots'> & { wasSent: boolean }) {
  const say = useWords(newTicketWords)
  if (shots.length === 0) return null
  const names = shots.map(({ name }) => name).join(' · ')
  return <p className={wasSent ? 'field-hint' : 'field-hint needs-script'}>{say('slots.named', { shots: names })}</p>
}

/** The photos to ask for by the answers so far. */
export function shotsOf(catalogue: ClaimCatalogue, { parts, kind }: Choices): ClaimCatalogue['shots'] {
  return shotsFor(catalogue, { parts: kind ? parts : [], kind })
}

/** How many are needed, and whether more will be asked for. */
function ShotsHead({ choices: { parts, kind }, catalogue }: Pick<PhotosProps, 'choices' | 'catalogue'>) {
  const say = useWords(newTicketWords)
  const asksOfParts = catalogue.kinds.find(({ code }) => code === kind)?.showsParts !== false
  const complete = kind !== undefined && (parts.length > 0 || !asksOfParts)
  return (
    <div className="claim-shots">
      <h3>{kind ? say('shots.title', { count: photosNeeded(catalogue.kinds, kind) }) : say('shots.any')}</h3>
      {!complete && <p className="muted needs-script">{say('shots.more')}</p>}
    </div>
  )
}

function CopyPhotos({ before, checked }: { before: NonNullable<Claim['before']>; checked: boolean }) {
  const say = useWords(newTicketWords)
  const from = { count: before.photos.length, id: String(before.id) }
  const photos = before.receipts > 0 ? 'follows.copy.both' : 'follows.copy'
  return (
    <div className="stack-small">
      {/* Says that it was asked even when the answer is no. */}
      <input type="hidden" name="copy_photos" value="no" />
      <Checkbox
        id="ticket-copy_photos"
        name="copy_photos"
        value="yes"
        defaultChecked={checked}
        label={from.count === 0 ? say('follows.copy.receipt', { id: from.id }) : say(photos, from)}
      />
      <ul className="claim-copies">
        {before.photos.map(({ id, thumb }) => (
          <li key={id}>{thumb && <img src={thumb} alt="" width={64} height={64} loading="lazy" />}</li>
        ))}
      </ul>
    </div>
  )
}
