import { type ReactNode, useState } from 'react'

/** A picture, or what stands for it where there is none or it cannot be loaded, as without a connection. */
export function Thumbnail({ src, fallback }: { src: string | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string>()
  if (src === undefined || src === broken) return fallback
  return <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
}
