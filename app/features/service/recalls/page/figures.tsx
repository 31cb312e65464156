type FiguresProps = { items: readonly { term: string; detail: string; hint?: string }[] }

/** A few numbers side by side, each with its word. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className="recall-figures">
      {items.map(({ term, detail, hint }) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{detail}</dd>
          {hint && <dd className="muted recall-figure-hint">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
