import { Download, Printer } from 'lucide-react'
import { useBrand } from '#app/kit/brand.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { secondFactorWords } from './second-factor.words.ts'
import './second-factor.css'

/** The only time they are seen. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const say = useWords(secondFactorWords)
  const { name: brand } = useBrand()
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
        <CopyButton text={text} />
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
