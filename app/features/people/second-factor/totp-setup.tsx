import { QrCode } from '#app/kit/ui/qr-code.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { TotpSetup } from './second-factor.ts'
import { secondFactorWords } from './second-factor.words.ts'
import './second-factor.css'

/** What the app takes over: by camera, by hand, or by a link on a phone that cannot photograph itself. */
export function TotpSecret({ setup }: { setup: TotpSetup }) {
  const say = useWords(secondFactorWords)
  return (
    <div className="totp-setup">
      <QrCode qr={setup.picture} />
      <div className="stack-small">
        <p>{say('totp.scan')}</p>
        <p className="muted">
          {say('totp.by-hand')}
          <span className="totp-secret serial">{setup.secret}</span>
        </p>
        <p>
          <a href={setup.address}>{say('totp.here')}</a>
        </p>
      </div>
      <input type="hidden" name="setup" value={setup.sealed} />
    </div>
  )
}
