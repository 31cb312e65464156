import { useBrand } from '#app/kit/brand.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useHome } from './home-path.ts'
import './logo.css'

/** The brand's name as a wordmark, which leads home. */
export function Logo() {
  const { name } = useBrand()
  return (
    <Link to={useHome()} className="logo">
      {name}
      <span className="logo-square" aria-hidden="true" />
    </Link>
  )
}

/** 250 px wide whatever the name: the letters are spread over the width. */
export function WideLogo() {
  const { name } = useBrand()
  const size = Math.min(44, Math.round(250 / name.length))
  const square = Math.round(size / 2)
  return (
    <Link to={useHome()} className="logo-wide" aria-label={name}>
      <svg viewBox="0 0 250 40" width="250" height="40" aria-hidden="true">
        <text x="0" y="36" fontSize={size} textLength={246 - square} lengthAdjust="spacing">
          {name.toUpperCase()}
        </text>
        <rect x={250 - square} y={36 - square} width={square} height={square} />
      </svg>
    </Link>
  )
}
