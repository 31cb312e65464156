import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { QrCode } from '#app/kit/ui/qr-code.tsx'
import type { Uploads } from '#app/kit/uploads/upload-field.tsx'
import { uiWords } from '#app/kit/ui/ui.words.ts'
import { formatOwnTime } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { CameraCode, CameraNews } from './camera.ts'
import { useClaimPlaces } from '../use-claim-places.ts'
import { codeWords } from './code.words.ts'

/** Milliseconds between two looks at what the phone has sent, while the code is shown and the page is seen. */
const lookEvery = 2000

export type CodeProps = { submission: string; photos: Uploads }

type Stage = 'asking' | 'failed' | 'too-many' | CameraNews['state']

/** The code, and what becomes of it; photos go into their places as they come. */
export function CodePanel({ submission, photos, onClose }: CodeProps & { onClose: () => void }) {
  const say = useWords(codeWords)
  const ui = useWords(uiWords)
  const panel = useRef<HTMLElement>(null)
  const { stage, code, again, revoke } = useCode({ submission, photos })

  useEffect(() => {
    // What the button stood for goes on here.
    panel.current?.focus()
    // Files that come another way: only a draft leads back to them, even one without a word yet.
    const input = panel.current?.closest('form')?.querySelector('input[type=file]')
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  return (
    <section ref={panel} className="camera-code" aria-label={say('open')} tabIndex={-1}>
      {stage === 'waiting' && code && <QrCode qr={code.qr} />}
      <div className="stack-small">
        <output>{said(stage, say)}</output>
        {stage === 'waiting' && code && <HowToScan code={code} />}
        <div className="cluster">
          {(stage === 'over' || stage === 'failed') && (
            <Button size="small" onClick={again}>
              {say('again')}
            </Button>
          )}
          <Button size="small" onClick={() => (revoke(), onClose())}>
            {stage === 'taken' ? say('revoke') : ui('close')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function said(stage: Stage, say: ReturnType<typeof useWords<typeof codeWords>>): string {
  if (stage === 'asking') return ''
  return say(stage === 'waiting' ? 'scan' : stage)
}

function HowToScan({ code: { address, endsAt } }: { code: CameraCode }) {
  const say = useWords(codeWords)
  const time = formatOwnTime(useLocale(), new Date(endsAt))
  return (
    <>
      <p className="muted">{say('until', { time })}</p>
      <p className="muted">
        {say('address')} <span className="camera-code-address">{address}</span>
      </p>
    </>
  )
}

type Shown = { stage: Stage; code?: CameraCode | undefined }

function useCode({ submission, photos: { queue } }: CodeProps) {
  const { camera: url } = useClaimPlaces()
  const [{ stage, code }, show] = useState<Shown>({ stage: 'asking' })
  const isShown = stage === 'waiting' || stage === 'taken'

  useEffect(() => {
    void newCode(url, submission).then((made) => show(made))
  }, [url, submission])

  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    const news = await newsOf(url, submission)
    if (!news) return
    queue.adopt(news.files)
    // Meanwhile a new code may have been asked for: this look says nothing of that one.
    show((now) => (now.code === code ? { ...now, stage: news.state } : now))
  })
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setInterval(() => void look(), lookEvery)
    return () => clearInterval(timer)
  }, [isShown])

  function again(): void {
    show({ stage: 'asking' })
    void newCode(url, submission).then((made) => show(made))
  }

  function revoke(): void {
    if (isShown) void post(url, 'revoke', submission).catch(() => undefined)
  }

  return { stage, code, again, revoke }
}

async function newCode(url: string, submission: string): Promise<Shown> {
  const answer = await post(url, 'make', submission).catch(() => undefined)
  if (!answer?.ok) return { stage: answer?.status === 429 ? 'too-many' : 'failed' }
  // Only the portal itself answers there.
  return { stage: 'waiting', code: (await answer.json()) as CameraCode }
}

async function newsOf(url: string, submission: string): Promise<CameraNews | undefined> {
  const answer = await fetch(`${url}?submission=${submission}`).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as CameraNews) : undefined
}

function post(url: string, intent: string, submission: string): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ intent, submission }) })
}
