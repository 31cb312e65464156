import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { localeNames } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { firstName } from '#app/features/service/tickets/tickets.ts'
import { numbersOf, scaleOf, type Survey, textOf } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import type { ToMail } from './asking.store.server.ts'
import { mailWords } from './mails.words.ts'

type Invitation = Pick<ToMail, 'subject'> & {
  brand: Letterhead
  reader: Pick<ToMail['reader'], 'name' | 'firstName' | 'locale'>
  what: 'asked' | 'reminded'
  survey: Pick<Survey, 'trigger' | 'title' | 'intro' | 'questions' | 'anonymous'>
  /** To which the chosen number is added. */
  link: string
  foot: Block
}

/** The first question with a button for each number, which opens the page with it chosen. */
export function writeInvitation({ brand, reader, what, survey, subject, link, foot }: Invitation) {
  const { locale } = reader
  const say = sayIn(mailWords, locale)
  const words = sayIn(surveyWords, locale)
  const { text: title, locale: language } = textOf(survey.title, locale)
  const intro = textOf(survey.intro, locale).text
  const [first] = survey.questions
  const scale = scaleOf(survey)
  const ends = [words(`${scale}.low`), words(`${scale}.high`)].join(' · ')
  const blocks: Block[] = [
    { text: say('hello', { name: reader.firstName || firstName(reader.name) }) },
    { text: aboutOf({ reader, survey, subject }) },
    ...(what === 'reminded' ? [{ text: say('again') }] : []),
    ...(language === locale ? [] : [{ text: say('in-language', { language: localeNames[language] }) }]),
    ...(intro ? [{ text: intro }] : []),
    ...(first ? [{ text: textOf(first.text, locale).text, strong: true }] : []),
    { text: ends, small: true },
    ...numbersOf(scale).map((score) => ({ text: String(score), link: `${link}?score=${score}`, beside: true })),
    { text: say('counts'), small: true },
    { text: say('optional'), small: true },
    ...(survey.anonymous ? [{ text: say('anonymous'), small: true }] : []),
  ]
  return { subject: what === 'reminded' ? say('subject.again', { title }) : title, ...writeLetter(brand, blocks, foot) }
}

function aboutOf({ reader, survey, subject }: Pick<Invitation, 'reader' | 'survey' | 'subject'>): string {
  const say = sayIn(mailWords, reader.locale)
  if (survey.trigger === 'ticket') return say('about.ticket', { id: String(subject.ticketId ?? '') })
  if (survey.trigger === 'appointment') return say('about.appointment', { shop: subject.shop })
  if (survey.trigger === 'campaign') return say('about.campaign')
  return say('about.registration', { bicycle: subject.bicycle })
}
