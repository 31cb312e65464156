import type { ReactNode } from 'react'
import './parts-table.css'

type PartsTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A few short columns. Two stay columns even on a phone; where there is no room for more, each row names its values. */
export function PartsTable({ caption, head, rows }: PartsTableProps) {
  return (
    <div className="parts-frame">
      <table className={head.length > 2 ? 'parts-table parts-table-folds' : 'parts-table'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} data-label={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
