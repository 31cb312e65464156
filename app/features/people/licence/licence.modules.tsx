import type { ReactNode } from 'react'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Module } from '#app/features/people/account/account.ts'
import type { ModuleState } from './licence.ts'
import { licenceWords, moduleHints, moduleWords } from './licence.words.ts'
import './licence.css'

type ModuleListProps = {
  title: string
  modules: ModuleState[]
  /** What stands at the end of a row: the state, and what can be done. */
  children: (module: ModuleState) => ReactNode
}

export function ModuleList({ title, modules, children }: ModuleListProps) {
  const say = useWords(licenceWords)
  const names = useWords(moduleWords)
  return (
    <Card title={title} flush>
      <ul className="module-list">
        {modules.map((one) => (
          <li key={one.module} id={one.module}>
            <div className="module-words">
              <h3>{names(one.module)}</h3>
              <ModuleHint module={one.module} />
              {one.state === 'refused' && one.reason ? (
                <p className="module-reason">{say('reason', { reason: one.reason })}</p>
              ) : null}
            </div>
            <div className="module-end">{children(one)}</div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What there is nothing to use of yet: names only, whether the licence has them or not. */
export function LaterModules({ modules }: { modules: ModuleState[] }) {
  const say = useWords(licenceWords)
  const names = useWords(moduleWords)
  return (
    <Card title={say('later')}>
      <ul className="module-later muted">
        {modules.map(({ module }) => (
          <li key={module}>{names(module)}</li>
        ))}
      </ul>
    </Card>
  )
}

function ModuleHint({ module }: { module: Module }) {
  const say = useWords(moduleHints)
  return hasHint(module) ? <p className="muted">{say(module)}</p> : null
}

function hasHint(module: Module): module is keyof typeof moduleHints {
  return Object.hasOwn(moduleHints, module)
}

/** In a word how a module stands in the licence; nothing where nobody has asked for it. */
export function ModuleStatus({ module }: { module: ModuleState }) {
  const say = useWords(licenceWords)
  const locale = useLocale()
  switch (module.state) {
    case 'active':
      return <StatusDot tone="green">{say('active')}</StatusDot>
    case 'requested':
      return <StatusDot tone="orange">{say('requested', { day: formatDate(locale, module.requestedAt) })}</StatusDot>
    case 'refused':
      return (
        <StatusDot tone="hollow">
          {module.refusedAt ? say('refused.on', { day: formatDate(locale, module.refusedAt) }) : say('refused')}
        </StatusDot>
      )
    case 'none':
      return null
  }
}
