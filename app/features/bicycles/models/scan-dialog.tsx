import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type CameraTrouble, scanWith } from './scan.ts'
import { scanWords } from './scan.words.ts'
import './scan-dialog.css'

type ScanProps = { onClose: () => void; onFound: (text: string) => void }

/** What the camera sees, until it sees a QR code. */
export function ScanDialog({ onClose, onFound }: ScanProps) {
  const say = useWords(scanWords)
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    const stop = new AbortController()
    async function scan(shown: HTMLVideoElement) {
      const outcome = await scanWith(shown, stop.signal)
      if (stop.signal.aborted || !outcome) return
      if ('text' in outcome) tell(outcome.text)
      else setTrouble(outcome.trouble)
    }
    if (video.current) void scan(video.current)
    return () => stop.abort()
  }, [])
  return (
    <Modal open onClose={onClose} title={say('title')}>
      {trouble ? (
        <Alert tone="warning" title={say(`trouble.${trouble}`)}>
          {say(`way.${trouble}`)}
        </Alert>
      ) : (
        <div className="stack-small">
          <video ref={video} className="scan-video" muted playsInline aria-label={say('picture')} />
          <p className="muted">{say('hint')}</p>
        </div>
      )}
    </Modal>
  )
}
