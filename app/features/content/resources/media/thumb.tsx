/** The whole picture; where its shape leaves room in the frame, its own colours go on behind it. */
export function Thumb({ src }: { src: string }) {
  return (
    <>
      <img className="asset-behind" src={src} alt="" loading="lazy" decoding="async" />
      <img src={src} alt="" loading="lazy" decoding="async" />
    </>
  )
}
