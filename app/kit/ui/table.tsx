import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import type { Key, ReactNode } from 'react'
import { VisuallyHidden } from './hidden.tsx'
import { Link, type LinkProps } from './link.tsx'
import './table.css'
import './table-narrow.css'

export type Column<Row> = {
  /** Stands in the head. */
  label: string
  render: (row: Row) => ReactNode
  /**
   * `main` takes all the room there is left, `name` about a third: for a list of short things. `company` is a name that
   * may be long, in several lines before it pushes other columns out of sight.
   */
  look?: 'main' | 'name' | 'company' | 'serial' | 'number' | 'money' | 'date' | 'muted' | 'actions'
  /** For a column that needs no word in sight, such as the one of the buttons. */
  hideLabel?: boolean
  /** Stands in the head beside the label. */
  head?: ReactNode
  /**
   * The label stands before the value where rows become cards, since it says nothing by itself. Days always have
   * theirs.
   */
  labelled?: boolean
  /** How the rows are sorted by it now, and where a press on the head leads. */
  sort?: ColumnSort
  /** Left out where the table has little room, and there again where its rows are cards. */
  extra?: boolean
}

export type ColumnSort = { direction: 'asc' | 'desc' | undefined; to: string }

type TableProps<Row> = {
  /** What the table holds, for anyone who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  // Once a column, not once a cell.
  const cells = columns.map(({ label, look, hideLabel, labelled, extra, render }) => ({
    label,
    className: classFor(look, labelled, extra),
    shownLabel: hideLabel ? undefined : label,
    render: look === 'company' ? (row: Row) => <span>{render(row)}</span> : render,
  }))
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, look, hideLabel, extra, sort, head }) => (
              <th
                key={label}
                scope="col"
                className={classFor(look, false, extra)}
                aria-sort={sort?.direction && `${sort.direction}ending`}
              >
                <Head label={label} isHidden={hideLabel} sort={sort} />
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {cells.map(({ label, className, shownLabel, render }) => (
                <td key={label} className={className} data-label={shownLabel}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = { label: string; isHidden: boolean | undefined; sort: ColumnSort | undefined }

function Head({ label, isHidden, sort }: HeadProps) {
  if (sort) return <SortLink sort={sort}>{label}</SortLink>
  return isHidden ? <span className="visually-hidden">{label}</span> : label
}

function SortLink({ sort: { direction, to }, children }: { sort: ColumnSort; children: string }) {
  const Arrow = direction === undefined ? ArrowDownUp : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link to={to} className="sort-link" preventScrollReset>
      {children}
      <Arrow size={12} aria-hidden />
    </Link>
  )
}

function classFor(look: Column<unknown>['look'], labelled = look === 'date', extra = false): string | undefined {
  const classes = [
    look === 'name' && 'table-main',
    look && `table-${look}`,
    labelled && 'table-labelled',
    extra && 'table-extra',
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

type RowLinkProps = {
  to: LinkProps['to']
  /** What is read aloud of a row that stands out, beside its dot and its weight. */
  mark?: string | undefined
  /** Told where the text is not plain. */
  title?: string
  children: ReactNode
}

/** The row's own link: a press anywhere on the row follows it, other controls of the row stay above. */
export function RowLink({ to, mark, title, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      className="row-link"
      title={title ?? (typeof children === 'string' ? children : undefined)}
      data-ahead=""
    >
      {mark ? (
        <span className="row-mark">
          <VisuallyHidden>{`${mark} · `}</VisuallyHidden>
        </span>
      ) : null}
      {children}
    </Link>
  )
}
