import { useLocale } from '#app/kit/words/use-words.ts'
import type { ShownPicture } from './pictures.ts'

/** What the part looks like, whole: by it somebody knows whether theirs is meant. */
export function Pictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const locale = useLocale()
  if (pictures.length === 0) return null
  return (
    <ul className="recall-pictures">
      {pictures.map(({ id, src, width, height, alt }) => (
        <li key={id}>
          <img src={src} alt={alt[locale]} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
