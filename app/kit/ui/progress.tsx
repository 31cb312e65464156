import './progress.css'

type ProgressProps = {
  label: string
  /** Left out while the end cannot be told. */
  value?: number | undefined
  max?: number
  /** Writes the words above the bar; otherwise they are only read aloud. */
  showLabel?: boolean
}

export function Progress({ label, value, max = 100, showLabel }: ProgressProps) {
  if (!showLabel) return <progress className="progress" aria-label={label} value={value} max={max} />
  return (
    <label className="progress-labelled">
      <span>{label}</span>
      <progress className="progress" value={value} max={max} />
    </label>
  )
}
