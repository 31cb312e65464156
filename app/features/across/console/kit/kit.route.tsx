import { useId } from 'react'
import { PageTitle } from '#app/kit/brand.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { KitActions } from './kit-actions.tsx'
import { KitData, KitList } from './kit-data.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitMessages, KitStates } from './kit-messages.tsx'
import { kitWords } from './kit.words.ts'
import './kit.css'

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
