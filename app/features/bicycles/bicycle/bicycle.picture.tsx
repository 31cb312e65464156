import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import type { Geometry } from './bicycle.ts'
import './bicycle.css'

/**
 * The drawing needs no script of its own: the server's stays as it came and the style colours it, which spares a phone
 * the code that draws. Only a page that was reached without the server fetches it, or one that shows another bicycle since.
 */
export const BikePicture = import.meta.env.SSR ? (await import('./drawn-picture.tsx')).DrawnPicture : KeptPicture

type PictureProps = ComponentProps<'div'> & { geometry?: Geometry | undefined }

function KeptPicture(props: PictureProps) {
  const { geometry, ...rest } = props
  const box = useRef<HTMLDivElement>(null)
  const [Late, setLate] = useState<ComponentType<PictureProps>>()
  const drawn = JSON.stringify(geometry)
  const [first] = useState(drawn)
  useEffect(() => {
    if (box.current?.hasChildNodes() !== false && drawn === first) return
    withoutReload(() => import('./drawn-picture.tsx')).then(
      (part) => setLate(() => part.DrawnPicture),
      // The page says all without it.
      () => undefined,
    )
  }, [drawn, first])
  if (Late) return <Late {...props} />
  // Empty means: whatever the server has put there.
  // oxlint-disable-next-line react/no-danger
  return <div {...rest} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

const nothing = { __html: '' }
