import { Search } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { listSearch, type PageCursor, readIds } from '#app/kit/lists/lists.ts'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { demoPortalIn, listMails, type MailRow } from './mailbox.server.ts'
import { mailboxWords } from './mailbox.words.ts'
import type { Route } from './+types/mailbox.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = demoPortalIn(context)
  const to = (url.searchParams.get('to') ?? '').trim().toLowerCase().replaceAll('\0', '').slice(0, 200)
  const { after: before, view } = readIds(url.searchParams)
  return { ...(await listMails(db, { to, before })), to, view }
}

/** What the portal would have sent, in its own pages. */
export default function Mailbox({ loaderData: { rows, hasMore, to, view } }: Route.ComponentProps) {
  const say = useWords(mailboxWords)
  const locale = useLocale()
  const path = href('/:locale?/console/mailbox', localePrefix(locale))
  // `to` goes with the cursor: in other lists this name is the end of a period.
  const searchOf = (cursor: PageCursor) => listSearch({}, { ...cursor, to })
  const toView = (cursor: PageCursor) => path + searchOf(cursor)
  useRememberedList(path, searchOf(view))
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('eyebrow')} title={say('title')}>
        {say('intro')}
      </PageHeader>
      <Filters action={path} resetTo={to ? path : undefined}>
        <Field id="to" label={say('to')}>
          {(control) => (
            <Input {...control} icon={<Search size={16} aria-hidden />} type="search" name="to" defaultValue={to} />
          )}
        </Field>
      </Filters>
      {rows.length > 0 ? (
        <Table caption={say('title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <NoMail isFiltered={to !== '' || view.after !== undefined} />
      )}
      <ListPager view={view} next={hasMore ? rows.at(-1)?.id : undefined} toView={toView} />
    </div>
  )
}

function NoMail({ isFiltered }: { isFiltered: boolean }) {
  const say = useWords(mailboxWords)
  if (isFiltered) return <EmptyState picture={<NoResultPicture />} title={say('none-found')} />
  return <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
}

function columnsFor(locale: Locale): Column<MailRow>[] {
  const say = sayIn(mailboxWords, locale)
  return [
    {
      label: say('subject'),
      look: 'main',
      render: ({ id, subject }) => (
        <RowLink to={href('/:locale?/console/mailbox/:id', { ...localePrefix(locale), id: String(id) })}>
          {subject}
        </RowLink>
      ),
    },
    { label: say('to'), render: ({ to }) => to },
    { label: say('sent'), look: 'date', render: ({ sentAt }) => formatDate(locale, sentAt, 'moment') },
  ]
}
