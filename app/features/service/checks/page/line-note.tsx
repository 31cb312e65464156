import { Alert } from '#app/kit/ui/alert.tsx'
import { useLine } from '#app/kit/line.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './page.words.ts'

/** In a workshop without a line: what is typed and photographed is kept, and a step is sent once there is one. */
export function LineNote() {
  const say = useWords(pageWords)
  // It stands before the line is gone, or a screen reader would not hear what is put into it.
  return (
    <div aria-live="polite">
      {useLine() ? null : (
        <Alert tone="warning" title={say('line')}>
          {say('line.words')}
        </Alert>
      )}
    </div>
  )
}
