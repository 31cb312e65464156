import './spinner.css'

type SpinnerProps = {
  size?: 16 | 24 | 32
  /** Said to anyone who cannot see it; without one the spinner is decoration beside other words. */
  label?: string
}

export function Spinner({ size = 24, label }: SpinnerProps) {
  const ring = (
    <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle className="spinner-track" cx="12" cy="12" r="9.5" strokeWidth="2.5" />
      <path className="spinner-arc" d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
  if (!label) return ring
  return (
    <output className="spinner-status">
      {ring}
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
