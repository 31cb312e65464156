import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Badge } from '#app/kit/ui/status.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Device } from './devices.ts'
import type { SessionLine } from '../profile.server.ts'
import { securityWords } from './security.words.ts'
import '../profile.css'

export function SessionsCard({ sessions }: { sessions: SessionLine[] }) {
  const say = useWords(securityWords)
  return (
    <Card title={say('sessions')} footer={sessions.length > 1 ? <EndOthers /> : undefined}>
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function SessionItem({ session: { id, device, seenAt, createdAt, isThis } }: { session: SessionLine }) {
  const say = useWords(securityWords)
  const locale = useLocale()
  const name = useDeviceName(device)
  const moment = formatDate(locale, seenAt, 'moment')
  return (
    <li>
      <div className="session-words">
        <span className="cluster">
          <strong>{name}</strong>
          {isThis ? <Badge>{say('sessions.this')}</Badge> : null}
        </span>
        <span className="cluster muted numbers">
          <span>{say('sessions.seen', { moment })}</span>
          <span>{say('sessions.since', { moment: formatDate(locale, createdAt) })}</span>
        </span>
      </div>
      {isThis ? null : (
        <ButtonForm
          intent="session-end"
          fields={{ session: id }}
          size="small"
          aria-label={say('sessions.end.of', { device: name, moment })}
        >
          {say('sessions.end')}
        </ButtonForm>
      )}
    </li>
  )
}

function EndOthers() {
  const say = useWords(securityWords)
  return (
    <ButtonForm intent="sessions-end" size="small">
      {say('sessions.end-others')}
    </ButtonForm>
  )
}

function useDeviceName({ browser, system }: Device): string {
  const say = useWords(securityWords)
  if (browser && system) return say('sessions.device', { browser, system })
  return browser ?? system ?? say('sessions.unknown')
}
