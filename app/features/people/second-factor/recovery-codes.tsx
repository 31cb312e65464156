import { Copy, Download, Printer } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useBrand } from '#app/kit/brand.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { secondFactorWords } from './second-factor.words.ts'
import './second-factor.css'

/** The only time they are seen. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const say = useWords(secondFactorWords)
  const { name: brand } = useBrand()
  const [copied, setCopied] = useState(false)
  // Over plain http browsers give pages no clipboard; anyone who has no script does not see the button anyway.
  const canCopy = useSyncExternalStore(
    neverChanges,
    () => window.isSecureContext,
    () => true,
  )
  const text = codes.join('\n')
  const file = `${brand} · ${say('codes.title')} · ${email}\n\n${text}\n`
  return (
    <div className="stack-small recovery-codes">
      <p className="recovery-codes-head">
        {brand} · {email}
      </p>
      <ul className="recovery-codes-list numbers">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="cluster recovery-codes-actions">
        {canCopy ? (
          <Button
            size="small"
            className="needs-script"
            icon={<Copy size={16} aria-hidden />}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {copied ? say('codes.copied') : say('codes.copy')}
          </Button>
        ) : null}
        <Button
          size="small"
          className="needs-script"
          icon={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {say('codes.print')}
        </Button>
        <a
          className="button button-secondary button-small"
          download={say('codes.file')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Download size={16} aria-hidden />
          <span className="button-text">{say('codes.download')}</span>
        </a>
      </div>
    </div>
  )
}

function neverChanges() {
  return () => undefined
}
