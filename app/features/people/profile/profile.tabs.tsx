import { href } from 'react-router'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Tabs } from '#app/kit/ui/tabs.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { profileWords } from './profile.words.ts'

const addresses = {
  profile: '/:locale?/user',
  security: '/:locale?/user/security',
  company: '/:locale?/user/company',
  data: '/:locale?/user/data',
} as const

export type ProfileTab = keyof typeof addresses

/** The head of every page about the person who looks. */
export function ProfileHeader({ current, hasCompany }: { current: ProfileTab; hasCompany: boolean }) {
  const say = useWords(profileWords)
  const prefix = localePrefix(useLocale())
  const shown = (['profile', 'security', 'company', 'data'] as const).filter((tab) => tab !== 'company' || hasCompany)
  return (
    <div className="stack-small">
      <PageHeader title={say('title')} />
      <Tabs
        label={say('tabs')}
        tabs={shown.map((tab) => ({
          to: href(addresses[tab], prefix),
          label: say(`tab.${tab}`),
          current: tab === current,
        }))}
      />
    </div>
  )
}
