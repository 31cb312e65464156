import { resourceWords } from './resources.words.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import './resources.css'

/** A PDF in the page, where the screen has room for it; elsewhere a button is to open it. */
export function PdfFrame({ src, title }: { src: string; title: string }) {
  const say = useWords(resourceWords)
  return (
    <div className="pdf-frame">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- no browser's reader of PDFs works in one; it is our own file, and its answer forbids scripts. */}
      <iframe loading="lazy" src={`${src}#navpanes=0`} title={say('pdf.title', { title })} />
    </div>
  )
}
