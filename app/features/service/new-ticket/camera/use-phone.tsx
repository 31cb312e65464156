import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { CodeProps } from './code-panel.tsx'
import { codeWords } from './code.words.ts'
import './code.css'

const CodePanel = lazyPart(async () => (await import('./code-panel.tsx')).CodePanel)

/** A button that shows a code, by which a phone adds photos to this claim; all it takes comes when it is pressed. */
export function UsePhone(props: CodeProps) {
  const say = useWords(codeWords)
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <CodePanel {...props} onClose={() => setOpen(false)} />
      </Suspense>
    )
  return (
    <div className="needs-script">
      <Button className="camera-code-open" icon={<Smartphone size={18} />} onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
    </div>
  )
}
