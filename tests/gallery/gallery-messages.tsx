import { useState } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState, ErrorState } from '#app/kit/ui/empty-state.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { Progress } from '#app/kit/ui/progress.tsx'
import { type ToastColor, useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { kitWords } from './gallery.words.ts'

export function KitMessages({ id }: { id: string }) {
  const words = useWords(kitWords)
  return (
    <Card title={words('messages')}>
      <div className="stack">
        <div className="stack-small">
          <Alert title={words('demoBanner')} />
          <Alert tone="success" title={words('sent')}>
            {words('sentDetail')}
          </Alert>
          <Alert tone="warning">{words('expiring')}</Alert>
          <Alert tone="danger" title={words('failed')} action={<Button size="small">{words('retry')}</Button>}>
            {words('failedDetail')}
          </Alert>
        </div>
        <Progress label={words('uploading')} value={40} showLabel />
        <Progress label={words('uploading')} />
        <KitToasts />
        <KitDialogs id={id} />
      </div>
    </Card>
  )
}

export function KitStates() {
  const words = useWords(kitWords)
  return (
    <Card flush>
      <EmptyState
        title={words('emptyTitle')}
        action={
          <LinkButton to="/" variant="primary">
            {words('newRequest')}
          </LinkButton>
        }
      >
        {words('emptyText')}
      </EmptyState>
      <hr />
      <EmptyState
        picture={<NoResultPicture />}
        title={words('noResultTitle')}
        action={<LinkButton to="/">{words('reset')}</LinkButton>}
      >
        {words('noResultText')}
      </EmptyState>
      <hr />
      <ErrorState title={words('errorTitle')} action={<Button>{words('retry')}</Button>}>
        {words('errorText')}
      </ErrorState>
    </Card>
  )
}

const colors: readonly ToastColor[] = ['neutral', 'primary', 'success', 'warning', 'danger']

function KitToasts() {
  const words = useWords(kitWords)
  const toasts = useToasts()
  return (
    <div className="cluster">
      <Button onClick={() => colors.map((color) => toasts.add({ title: words('sent'), color }))}>
        {words('raise')}
      </Button>
      <Button
        onClick={() =>
          toasts.add({
            title: 'Marta Rossi',
            description: words('replied'),
            avatar: 'Marta Rossi',
            timeout: 0,
            callback: () => toasts.add({ title: words('closed') }),
            actions: [{ label: words('undo'), onClick: () => toasts.add({ title: words('undo'), color: 'success' }) }],
          })
        }
      >
        {words('raiseAction')}
      </Button>
      <Button variant="ghost" onClick={() => toasts.clear()}>
        {words('clearAll')}
      </Button>
    </div>
  )
}

function KitDialogs({ id }: { id: string }) {
  const words = useWords(kitWords)
  const [open, setOpen] = useState<'modal' | 'held'>()
  const [held, setHeld] = useState(false)
  const close = () => setOpen(undefined)
  const footer = (
    <>
      <Button onClick={close}>{words('cancel')}</Button>
      <Button variant="primary" onClick={close}>
        {words('save')}
      </Button>
    </>
  )
  return (
    <div className="cluster">
      <Button onClick={() => setOpen('modal')}>{words('openModal')}</Button>
      <Button onClick={() => (setHeld(false), setOpen('held'))}>{words('openHeld')}</Button>
      <Modal open={open === 'modal'} onClose={close} title={words('newRequest')} footer={footer}>
        <Field id={`${id}-modal-email`} label={words('email')} required>
          {(control) => <Input {...control} type="email" />}
        </Field>
      </Modal>
      <Modal
        open={open === 'held'}
        onClose={close}
        preventClose
        onClosePrevented={() => setHeld(true)}
        size="small"
        title={words('refuse')}
        footer={footer}
      >
        {held ? <Alert tone="warning">{words('held')}</Alert> : <p>{words('descriptionText')}</p>}
      </Modal>
    </div>
  )
}
