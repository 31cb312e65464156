import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Endpoint, Owner } from '../webhooks.ts'
import { webhookWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'

type TroubleProps = {
  endpoint: Endpoint
  owner: Owner
  /** The delivery that the others wait for. */
  holding: number | undefined
}

/** Why an endpoint hears nothing, and where to go on from there. */
export function Trouble({ endpoint: { id, offWhy, failingSince }, owner, holding }: TroubleProps) {
  const say = useWords(webhookWords)
  const locale = useLocale()
  if (offWhy)
    return (
      <Alert tone={offWhy === 'hand' ? 'info' : 'danger'} title={say(`off.${offWhy}`)}>
        {say('off.words')}
      </Alert>
    )
  if (!failingSince) return null
  return (
    <Alert
      tone="warning"
      title={say('failing')}
      action={
        holding === undefined ? undefined : (
          <Link to={pagesOf(locale, owner).delivery(id, holding)}>{say('failing.at')}</Link>
        )
      }
    >
      {say('failing.words', { moment: formatDate(locale, failingSince, 'moment') })}
    </Alert>
  )
}
