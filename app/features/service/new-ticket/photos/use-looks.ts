import { useEffect, useRef, useState } from 'react'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import type { Flaw } from './photo-flaws.ts'

/** A chosen photo as this browser sees it, before the server has drawn it; `flaw`: what it may be worth to take again for. */
export type Look = { picture: string; flaw: Flaw | undefined }

/** By the shot's code. What is found wrong with a photo is said and holds nothing up. */
export function useLooks() {
  const [looks, setLooks] = useState<Record<string, Look>>({})
  const pictures = useRef(new Map<string, string>())
  const files = useRef(new Map<string, File>())
  useEffect(() => {
    const made = pictures.current
    return () => made.forEach((picture) => URL.revokeObjectURL(picture))
  }, [])

  function forget(code: string) {
    const picture = pictures.current.get(code)
    if (picture) URL.revokeObjectURL(picture)
    pictures.current.delete(code)
    files.current.delete(code)
    setLooks(({ [code]: _gone, ...others }) => others)
  }

  function look(code: string, file: File) {
    if (files.current.get(code) === file) return
    forget(code)
    files.current.set(code, file)
    const picture = URL.createObjectURL(file)
    pictures.current.set(code, picture)
    void lookAt(code, picture)
  }

  async function lookAt(code: string, picture: string) {
    const show = (flaw?: Flaw) => {
      if (pictures.current.get(code) === picture) setLooks((others) => ({ ...others, [code]: { picture, flaw } }))
    }
    const image = await pictureIn(picture)
    // A kind of file that this browser cannot draw is looked at by the server alone.
    if (!image) return
    show()
    const flaws = await withoutReload(() => import('./photo-flaws.ts')).catch(() => undefined)
    await idle()
    show(flaws?.flawOf(image))
  }

  return { looks, look, forget }
}

async function pictureIn(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
