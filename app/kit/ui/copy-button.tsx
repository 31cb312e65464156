import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button } from './button.tsx'
import { uiWords } from './ui.words.ts'
import { useHydrated } from './use-hydrated.ts'

/** Nothing without a script: the text has to stand beside it, to be copied by hand. */
export function CopyButton({ text }: { text: string }) {
  const say = useWords(uiWords)
  const [copied, setCopied] = useState('')
  // Over plain http browsers give pages no clipboard; anyone who has no script does not see the button anyway.
  const canCopy = !useHydrated() || window.isSecureContext
  if (!canCopy) return null
  return (
    <Button
      size="small"
      className="needs-script"
      icon={<Copy size={16} aria-hidden />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {copied === text ? say('copied') : say('copy')}
    </Button>
  )
}
