import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { contactWords } from './contact.words.ts'

/** By this a page that still says "wait" is known. */
export const waitingMark = 'waiting-for-approval'

/** The same look by hand, for anyone who has no JavaScript. */
export function CheckAgain() {
  const say = useWords(contactWords)
  const { pathname, search } = useLocation()
  return (
    <Link to={pathname + search} reloadDocument>
      {say('pending.again')}
    </Link>
  )
}

export function CloseButton() {
  const say = useWords(contactWords)
  const [stays, setStays] = useState(false)
  function close() {
    window.close()
    // Most browsers close only what a script has opened.
    setTimeout(() => setStays(true), 300)
  }
  return (
    <>
      <Button className="needs-script" onClick={close}>
        {say('pending.close')}
      </Button>
      <output className="muted contact-stays">{stays ? say('pending.stays') : null}</output>
    </>
  )
}
