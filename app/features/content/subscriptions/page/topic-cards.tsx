import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import type { ReactNode } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fixedTopics, mailingTopics, type TopicState } from '../subscriptions.ts'
import { subscriptionWords, topicWord } from '../subscriptions.words.ts'

export function Topics({ states, isRider }: { states: readonly TopicState[]; isRider: boolean }) {
  const say = useWords(subscriptionWords)
  return (
    <Card title={say('topics')} flush>
      <ul className="topics">
        {states.map((state) => {
          const word = topicWord(state.topic, isRider)
          return (
            <TopicRow key={state.topic} name={say(word)} text={say(`${word}.text`)}>
              <StatusDot tone={state.subscribed ? 'green' : 'hollow'}>
                {say(state.subscribed ? 'subscribed' : 'unsubscribed')}
              </StatusDot>
              <Switch {...state} name={say(word)} />
            </TopicRow>
          )
        })}
      </ul>
    </Card>
  )
}

/** One button a topic; the page stays where it is. */
function Switch({ topic, subscribed, name }: TopicState & { name: string }) {
  const say = useWords(subscriptionWords)
  const locale = useLocale()
  const { formData, formAction } = useNavigation()
  const isSending = formAction !== undefined && formData?.get('topic') === topic
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="status" value={subscribed ? 'unsubscribed' : 'subscribed'} />
      <Button type="submit" size="small" loading={isSending}>
        {say(subscribed ? 'unsubscribe' : 'subscribe')}
        <VisuallyHidden>
          {colon(locale)} {name}
        </VisuallyHidden>
      </Button>
    </Form>
  )
}

export function FixedTopics() {
  const say = useWords(subscriptionWords)
  return (
    <Card title={say('fixed')} flush>
      <ul className="topics">
        {fixedTopics.map((topic) => (
          <TopicRow key={topic} name={say(`topic.${topic}`)} text={say(`topic.${topic}.text`)}>
            <StatusDot tone="green">{say('always')}</StatusDot>
          </TopicRow>
        ))}
      </ul>
    </Card>
  )
}

function TopicRow({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="topic">
      <div className="topic-words">
        <strong>{name}</strong>
        <span className="topic-text">{text}</span>
      </div>
      <div className="topic-state">{children}</div>
    </li>
  )
}

/** For administrators: who wants the mailings that the maker sends itself. */
export function MailingLists() {
  const say = useWords(subscriptionWords)
  const prefix = localePrefix(useLocale())
  return (
    <Card title={say('lists')} flush>
      <ul className="topics">
        {mailingTopics.map((topic) => (
          <TopicRow key={topic} name={say(`topic.${topic}`)} text={say('lists.text')}>
            <ExportLinks
              path={href('/:locale?/subscriptions', prefix)}
              search={`?topic=${topic}`}
              of={say(`topic.${topic}`)}
              small
            />
          </TopicRow>
        ))}
      </ul>
    </Card>
  )
}

export function SafetyNote() {
  const say = useWords(subscriptionWords)
  return (
    <Card title={say('safety')} as="aside">
      <p>{say('safety.text')}</p>
    </Card>
  )
}
