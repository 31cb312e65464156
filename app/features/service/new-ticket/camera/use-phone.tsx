import { Smartphone } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    if (panel === 'closed') button.current?.focus()
  }, [panel])
  if (panel === 'open')
    return (
      <Suspense fallback={null}>
        <CodePanel {...props} onClose={() => setPanel('closed')} />
      </Suspense>
    )
  return (
    <div className="needs-script">
      <Button
        ref={button}
        className="camera-code-open"
        icon={<Smartphone size={18} />}
        onClick={() => setPanel('open')}
      >
        {say('open')}
      </Button>
    </div>
  )
}
