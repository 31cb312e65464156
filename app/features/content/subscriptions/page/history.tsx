import { Card } from '#app/kit/ui/card.tsx'
import { Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Change, historyMost, type Source, type Topic } from '../subscriptions.ts'
import { subscriptionWords, topicWord } from '../subscriptions.words.ts'

type Row = { key: number; at: Date; what: string; source: Source }

type HistoryProps = {
  first: readonly Topic[]
  changes: readonly Change[]
  hasMore: boolean
  registeredAt: Date
  isRider: boolean
}

/** Who agreed to what, when and where; it begins with what holds for everybody who registers. */
export function History({ first, changes, hasMore, registeredAt, isRider }: HistoryProps) {
  const say = useWords(subscriptionWords)
  const locale = useLocale()
  const named = first.map((topic) => say('history.topic', { topic: say(topicWord(topic, isRider)) }))
  const start: Row = {
    key: 0,
    at: registeredAt,
    what: named.length > 0 ? say('history.start', { topics: formatList(locale, named) }) : say('history.start.none'),
    source: 'registration',
  }
  const rows = changes.map(({ id, topic, subscribed, source, at }): Row => {
    const what = say(subscribed ? 'notice.on' : 'notice.off', { topic: say(topicWord(topic, isRider)) })
    return { key: id, at, what, source }
  })
  return (
    <Card title={say('history')} flush>
      <Table
        caption={say('history')}
        rows={hasMore ? rows : [...rows, start]}
        rowKey={({ key }) => key}
        columns={[
          { label: say('history.what'), look: 'main', render: ({ what }) => what },
          { label: say('history.where'), look: 'muted', render: ({ source }) => say(`source.${source}`) },
          { label: say('history.when'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
        ]}
      />
      {hasMore ? <p className="muted topics-older">{say('history.older', { count: historyMost })}</p> : null}
    </Card>
  )
}
