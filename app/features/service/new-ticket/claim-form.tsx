import { Camera } from 'lucide-react'
import { type MouseEvent, use, useState } from 'react'
import { countPictures } from '#app/kit/uploads/upload-field.tsx'
import { DraftStatus, useServerDraft } from '#app/kit/drafts/draft.tsx'
import { RadioField, TextareaField, TextField, type Option } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useCheckedForm } from '#app/kit/forms/use-checked-form.ts'
import { PersonContext } from '#app/kit/own-memory.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Say } from '#app/kit/words/words.ts'
import type { FileField } from '#app/features/content/attachments/attachments.ts'
import { claimDraftName } from '#app/features/content/drafts/drafts.claims.ts'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import type { TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { formWords } from '#app/features/service/tickets/tickets.forms.words.ts'
import { damagePhases, photosNeeded } from '#app/features/service/tickets/tickets.ts'
import { ticketWords } from '#app/features/service/tickets/tickets.words.ts'
import { lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { ClaimCatalogue } from './claim.catalogue.ts'
import { useClaimChecks } from './use-claim-checks.ts'
import type { Claim, ClaimFailure } from './claim.server.ts'
import { ClaimPhotos, ClaimReceipt, shotsOf, useClaimPhotos } from './photos/claim-photos.tsx'
import { ContentField } from './content-field.tsx'
import { TakesTicket } from './customers/written-for.tsx'
import { DamageMap } from './marks/damage-map.tsx'
import { FieldOnly } from './field-only.tsx'
import { type Instructions, NotesBeside, NotesBetween } from './model-notes.tsx'
import { newTicketWords } from './new-ticket.words.ts'
import type { ownBicycles } from './bicycle/own-bicycle.server.ts'
import { OwnBicycles } from './bicycle/own-bicycles.tsx'
import { missingShots } from './photos/photo-slots.tsx'
import { SendLater } from './send-later.tsx'
import { SamePartNote } from './bicycle/same-bike-note.tsx'
import { SerialField } from './bicycle/serial-field.tsx'
import { ToldBeforeSending } from './told/told-note.tsx'
import { type Choices, useChoices } from './use-choices.ts'
import { type KnownBike, useSameBike } from './bicycle/use-same-bike.ts'
import { useDraftAddress, useNamedAddress } from './use-draft-address.ts'

type ClaimFormProps = {
  claim: Claim
  refusal: ClaimFailure | undefined
  countries: Option[]
  own: Awaited<ReturnType<typeof ownBicycles>>
  catalogue: ClaimCatalogue
  guides: Instructions['guides']
  now: number
}

export function ClaimForm({ claim, refusal, countries, own, catalogue, guides, now }: ClaimFormProps) {
  const say = useWords(newTicketWords)
  const { form, choices, onChange } = useClaim(claim, refusal, catalogue, now)
  const { submission, files, same, alike, replaced, proof, copyPhotos, told } = refusal ?? claim
  const desk = refusal?.desk ?? claim.desk
  const photos = useClaimPhotos(submission, files.attachments)
  const shots = shotsOf(catalogue, choices)
  const extra = { form: claimDraftName(submission, claim.before?.id, desk?.customer), submission }
  const address = useDraftAddress(submission, claim.before !== null)
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending, address })
  useNamedAddress(draft.savedAt && !refusal && !form.pending ? address : undefined, form.hasLeft)
  const known = useSameBike({ serial: form.fields.serial_number.value, same, alike, replaced, proof })
  const shared = { form, choices, catalogue, known }
  const instructions = { families: catalogue.families, guides }
  return (
    <Form form={form} multipart failed={say('failed')} className="claim">
      {/* First of all fields: the files behind it belong to it. */}
      <input type="hidden" name="submission" value={submission} />
      <WhosePage />
      {claim.before && <input type="hidden" name="follows" value={claim.before.id} />}
      {desk && <input type="hidden" name="company" value={desk.companyId} />}
      <div className="claim-sections" onChange={onChange}>
        <BikeCard {...shared} {...{ countries, instructions }} own={claim.before ? undefined : own} />
        <NotesBeside family={choices.family} instructions={instructions} />
        <DamageCard {...shared} asksPhase={claim.asksPhase} />
        <PhotosCard
          {...{ claim, form, choices, catalogue, submission, files, photos, shots, copyPhotos }}
          proof={known.proof}
        />
        <WordsCard form={form} />
      </div>
      <ToldBeforeSending formId={form.id} told={told} />
      <SendLater form={form} submission={submission} refusal={refusal} />
      {desk && <TakesTicket desk={desk} />}
      <div className="claim-send" data-in-reach>
        <DraftStatus draft={draft} />
        <Button className="claim-camera needs-script" icon={<Camera size={20} />} onClick={openCamera}>
          {say('camera')}
        </Button>
        <SubmitButton>{say('send')}</SubmitButton>
        {choices.kind && !copyPhotos && (
          <MissingPhotos
            shots={missingShots(shots, photos).length}
            least={photosNeeded(catalogue.kinds, choices.kind) - countPictures(photos.uploads)}
          />
        )}
      </div>
    </Form>
  )
}

type PhotosProps = Pick<Claim, 'submission' | 'files'> & {
  claim: Claim
  form: ClaimState
  choices: Choices
  catalogue: ClaimCatalogue
  photos: ReturnType<typeof useClaimPhotos>
  shots: ReturnType<typeof shotsOf>
  copyPhotos: boolean | null
  /** What the bicycle's registration holds already. */
  proof: string[]
}

function PhotosCard({ claim, form: { fields }, copyPhotos, proof, ...shared }: PhotosProps) {
  const say = useWords(newTicketWords)
  const isSold = shared.choices.phase === 'field'
  const hasProof = proof.length > 0 || Boolean(copyPhotos && claim.before?.receipts)
  return (
    <Card title={say('section.photos')}>
      <ClaimPhotos field={fields.attachments} {...shared} copyPhotos={copyPhotos} before={claim.before} />
      <FieldOnly asked={isSold || Boolean(fields.receipt.error)} isChoice={claim.asksPhase}>
        <ClaimReceipt field={fields.receipt} {...shared} proof={proof} required={isSold && !hasProof} />
      </FieldOnly>
    </Card>
  )
}

/**
 * As drafts and files say it: a claim that waits on an open page does not become that of the next person who signs in in
 * this browser. As it was opened, whatever the frame is told since.
 */
function WhosePage() {
  const [person] = useState(use(PersonContext))
  return person === undefined ? null : <input type="hidden" name="person" value={person} />
}

/** @param least how many more are needed to send at all: more than there are places where no part is chosen yet */
function MissingPhotos({ shots, least }: { shots: number; least: number }) {
  const say = useWords(newTicketWords)
  const count = Math.max(shots, least)
  if (count === 0) return null
  return (
    <p className="claim-missing needs-script">
      {least > 0 ? say('slots.needed', { count, least: String(least) }) : say('slots.missing', { count })}
    </p>
  )
}

function useClaim(claim: Claim, refusal: ClaimFailure | undefined, catalogue: ClaimCatalogue, now: number) {
  const say = useWords(newTicketWords)
  // What the form began with: the loader may run again while somebody types.
  const [initial] = useState(claim.initial)
  const { choices, onChange } = useChoices(formId, catalogue, refusal?.submitted ?? initial)
  // A page may stay open over midnight.
  const lastDay = lastDayOfPurchase(choices.country, new Date(Math.max(now, choices.at)))
  const checks = useClaimChecks(formId, catalogue, lastDay)
  const form = useCheckedForm<keyof TicketInput | FileField>(checks, {
    id: formId,
    words: formWords,
    labels: labelsIn(say),
    failure: refusal,
    initial,
  })
  return { form, choices, onChange }
}

const formId = 'ticket'

/** In the order of the page. */
function labelsIn(say: Say<typeof newTicketWords>) {
  return {
    submission: '',
    follows: '',
    frame_model: say('label.frame_model'),
    serial_number: say('label.serial_number'),
    country: say('label.country'),
    part_involved: say('label.part_involved'),
    marks: say('label.marks'),
    kind_of_damage: say('label.kind_of_damage'),
    damage_phase: say('label.damage_phase'),
    date_of_purchase: say('label.date_of_purchase'),
    attachments: say('label.attachments'),
    receipt: say('label.receipt'),
    content: say('label.content'),
    notes: say('label.notes'),
  }
}

type ClaimState = ReturnType<typeof useClaim>['form']

/** The camera of the photos' own field, from wherever one stands in the form. */
function openCamera({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.querySelector<HTMLInputElement>('.slots input[capture]')?.click()
}

type SectionProps = { form: ClaimState; choices: Choices; catalogue: ClaimCatalogue; known: KnownBike }

type BikeProps = SectionProps &
  Pick<ClaimFormProps, 'countries'> & { instructions: Instructions; own: ClaimFormProps['own'] | undefined }

function BikeCard({ form, choices, catalogue, known, countries, instructions, own }: BikeProps) {
  const say = useWords(newTicketWords)
  return (
    <Card title={say('section.bike')}>
      <div className="stack">
        {own && own.bicycles.length > 0 ? (
          <OwnBicycles {...own} {...{ known }} serialId={form.fields.serial_number.id} />
        ) : null}
        <RadioField
          field={form.fields.frame_model}
          columns={2}
          options={catalogue.families.map(({ code, name }) => ({ value: code, label: code, hint: name }))}
        />
        <NotesBetween family={choices.family} instructions={instructions} />
        <SerialField
          field={form.fields.serial_number}
          families={catalogue.families}
          model={choices.family}
          known={known}
        />
        <SearchingSelect field={form.fields.country} hint={say('hint.country')} options={countries} />
      </div>
    </Card>
  )
}

function DamageCard({ form, choices, catalogue, known, asksPhase }: SectionProps & Pick<Claim, 'asksPhase'>) {
  const say = useWords(newTicketWords)
  const tickets = useWords(ticketWords)
  const labels = useLabels().kinds
  const isUsed = choices.phase === 'field'
  const date = { ...form.fields.date_of_purchase, required: isUsed }
  return (
    <Card title={say('section.damage')}>
      <div className="stack">
        <DamageMap parts={form.fields.part_involved} marks={form.fields.marks} {...{ catalogue, choices }} />
        <SamePartNote same={known.same} parts={choices.parts} />
        <RadioField
          field={form.fields.kind_of_damage}
          columns={3}
          options={catalogue.kinds.map(({ code, hint }) => ({ value: code, label: nameOf(labels, code), hint }))}
        />
        {asksPhase ? (
          <RadioField
            field={form.fields.damage_phase}
            columns={2}
            options={damagePhases.map((phase) => ({
              value: phase,
              label: tickets(`phase.${phase}`),
              hint: say(`hint.${phase}`),
            }))}
          />
        ) : (
          <input type="hidden" name="damage_phase" value="field" />
        )}
        <FieldOnly asked={isUsed || Boolean(date.error)} isChoice={asksPhase}>
          <TextField field={date} type="date" />
        </FieldOnly>
      </div>
    </Card>
  )
}

function WordsCard({ form }: Pick<SectionProps, 'form'>) {
  const say = useWords(newTicketWords)
  return (
    <Card title={say('section.words')}>
      <div className="stack">
        <ContentField field={form.fields.content} />
        <TextareaField field={form.fields.notes} rows={2} />
      </div>
    </Card>
  )
}
