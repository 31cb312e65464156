import { useId } from 'react'
import { PageTitle } from '#app/kit/brand.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { KitActions } from './gallery-actions.tsx'
import { KitData, KitList } from './gallery-data.tsx'
import { KitFields } from './gallery-fields.tsx'
import { KitForms } from './gallery-forms.tsx'
import { KitMessages, KitStates } from './gallery-messages.tsx'
import { kitWords } from './gallery.words.ts'
import './gallery.css'

/** Every part in every state, in both modes: for the eyes of who builds. */
export default function KitPage() {
  const words = useWords(kitWords)
  return (
    <div className="stack">
      <PageTitle title={words('title')} />
      <PageHeader eyebrow={words('eyebrow')} title={words('title')}>
        {words('intro')}
      </PageHeader>
      <div className="kit-modes">
        <KitMode theme="light" />
        <KitMode theme="dark" />
      </div>
    </div>
  )
}

function KitMode({ theme }: { theme: 'light' | 'dark' }) {
  const id = useId()
  return (
    <div data-theme={theme} className="kit-mode stack">
      <KitActions />
      <KitList id={id} />
      <KitData />
      <KitForms id={id} />
      <KitFields id={id} />
      <KitMessages id={id} />
      <KitStates />
    </div>
  )
}
