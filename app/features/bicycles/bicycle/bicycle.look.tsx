import { BikePicture } from './bicycle.picture.tsx'
import { hueOf } from './bicycle.colours.ts'
import './bicycle.look.css'

type LookProps = {
  /** The address of the library's picture of this model and colour; null: there is none. */
  picture: string | null
  /** In whatever words. */
  colour: string
  className?: string
}

/** A bicycle as it is: its own picture, or else a drawing in its colour. Both are decoration beside its facts. */
export function BikeLook({ picture, colour, className = '' }: LookProps) {
  if (picture !== null)
    return (
      <div className={`bike-look bike-look-photo ${className}`.trim()}>
        <img src={picture} alt="" width={960} height={720} decoding="async" />
      </div>
    )
  const hue = hueOf(colour)
  return <BikePicture className={`bike-look ${hue ? `bike-in-colour bike-in-${hue}` : ''} ${className}`.trim()} />
}
