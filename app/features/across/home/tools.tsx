import { Bike, BookOpen, ChartColumn, Handshake, Images, Lock, type LucideIcon, Ruler, Scaling } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/kit/ui/link.tsx'
import { formatList } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney, type Money } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { CompanyHomeData, ToolsData } from './home.server.ts'
import { homeWords } from './home.words.ts'

type ToolsProps = { tools: ToolsData; deals?: CompanyHomeData['leads'] }

/** What is not in the licence stands here with a lock, as in the menu. */
export function Tools({ tools, deals }: ToolsProps) {
  const say = useWords(homeWords)
  const prefix = localePrefix(useLocale())
  const media = href('/:locale?/resources/media', prefix)
  const { bikes, guides, reports } = tools
  const others = [
    { name: 'manuals', path: href('/:locale?/resources/manuals', prefix), has: guides, icon: BookOpen },
    { name: 'size-guides', path: href('/:locale?/resources/size-guides', prefix), has: guides, icon: Ruler },
    { name: 'calculator', path: href('/:locale?/resources/size-calculator', prefix), has: guides, icon: Scaling },
    { name: 'reports', path: href('/:locale?/reports', prefix), has: reports, icon: ChartColumn },
  ] as const
  const wordsOf = (name: (typeof others)[number]['name']) =>
    say(name === 'reports' && !tools.hasDeals ? 'reports.words.tickets' : `${name}.words`)
  return (
    <section className="stack-small">
      <h2>{say('tools')}</h2>
      <ul className="home-tools">
        {deals ? <Deals open={deals.open} won={deals.won} /> : null}
        {bikes === undefined ? null : (
          <Tool
            icon={Bike}
            to={href('/:locale?/products', prefix)}
            title={say('bikes')}
            has={bikes}
            words={say('bikes.words')}
          />
        )}
        {tools.media === undefined ? null : (
          <Tool icon={Images} to={media} title={say('media')} has={tools.media} words={say('media.words')}>
            {tools.media ? (
              <Link to={href('/:locale?/resources/media/guide', prefix)}>{say('media.guide')}</Link>
            ) : null}
          </Tool>
        )}
        {others.map(({ name, path, has, icon }) =>
          has === undefined ? null : (
            <Tool key={name} icon={icon} to={path} title={say(name)} has={has} words={wordsOf(name)} />
          ),
        )}
      </ul>
    </section>
  )
}

type ToolProps = { icon: LucideIcon; to: string; title: string; words: string; has: boolean; children?: ReactNode }

function Tool({ icon: Icon, to, title, words, has, children }: ToolProps) {
  const say = useWords(homeWords)
  return (
    <li className="home-tool">
      <Icon size={20} aria-hidden />
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{words}</p>
      {has ? null : (
        <p className="home-tool-lock">
          <Lock size={14} aria-hidden /> {say('not-licensed')}
        </p>
      )}
      {children}
    </li>
  )
}

function Deals({ open, won }: { open: Money[]; won: Money[] }) {
  const say = useWords(homeWords)
  const locale = useLocale()
  const sum = (amounts: Money[]) =>
    formatList(
      locale,
      amounts.map((amount) => formatMoney(locale, amount)),
    )
  return (
    <li className="home-tool home-deals">
      <Handshake size={20} aria-hidden />
      <h3>
        <Link to={href('/:locale?/leads', localePrefix(locale))}>{say('deals')}</Link>
      </h3>
      {open.length + won.length === 0 ? <p>{say('deals.none')}</p> : null}
      {open.length > 0 ? (
        <p>
          <strong>{sum(open)}</strong> {say('deals.open')}
        </p>
      ) : null}
      {won.length > 0 ? <p>{say('deals.won', { amount: sum(won) })}</p> : null}
    </li>
  )
}
