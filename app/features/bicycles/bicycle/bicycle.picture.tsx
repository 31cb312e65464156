import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import './bicycle.css'

/**
 * The drawing needs no script of its own: the server's stays as it came and the style colours it, which spares a phone
 * the code that draws. Only a page that was reached without the server fetches it.
 */
export const BikePicture = import.meta.env.SSR ? (await import('./drawn-picture.tsx')).DrawnPicture : KeptPicture

type PictureProps = ComponentProps<'div'>

function KeptPicture(props: PictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Late, setLate] = useState<ComponentType<PictureProps>>()
  useEffect(() => {
    if (box.current?.hasChildNodes() === false)
      void import('./drawn-picture.tsx').then((it) => setLate(() => it.DrawnPicture))
  }, [])
  if (Late) return <Late {...props} />
  // Empty means: whatever the server has put there.
  // oxlint-disable-next-line react/no-danger
  return <div {...props} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

const nothing = { __html: '' }
