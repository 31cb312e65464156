/** With the browser's own controls. What customers film, and what makers show of bicycles, comes without captions. */
export function Video({ src, label }: { src: string; label?: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={src} aria-label={label} controls playsInline preload="metadata" />
}
