import './qr-code.css'

/** The dark squares of a QR code as the path of an SVG, `size` squares wide, the quiet zone included. */
export type Qr = { size: number; path: string }

/** Dark on light in either mode: not every camera reads it the other way round. Who cannot see it has its text beside. */
export function QrCode({ qr: { size, path } }: { qr: Qr }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} aria-hidden shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
