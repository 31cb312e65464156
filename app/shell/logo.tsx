import { type Logo as Picture, useBrand } from '#app/kit/brand.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useHome } from './home-path.ts'
import './logo.css'

/** The maker's logo, or the brand's name as a wordmark, which leads home. */
export function Logo() {
  const { name, look } = useBrand()
  return (
    <Link to={useHome()} className="logo">
      {look?.logo ? (
        <LogoPictures className="logo-picture" light={look.logo} dark={look.logoDark} />
      ) : (
        <>
          <span className="cut">{name}</span>
          <span className="logo-square" aria-hidden="true" />
        </>
      )}
    </Link>
  )
}

/** 250 px wide: the maker's logo, or the name, whose letters are spread over the width. */
export function WideLogo() {
  const { name, look } = useBrand()
  const home = useHome()
  if (look?.logo)
    return (
      <Link to={home} className="logo-wide">
        <LogoPictures className="logo-wide-picture" light={look.logo} dark={look.logoDark} />
      </Link>
    )
  const size = Math.min(44, Math.round(250 / name.length))
  const square = Math.round(size / 2)
  return (
    <Link to={home} className="logo-wide" aria-label={name}>
      <svg viewBox="0 0 250 40" width="250" height="40" aria-hidden="true">
        <text x="0" y="36" fontSize={size} textLength={246 - square} lengthAdjust="spacing">
          {name.toUpperCase()}
        </text>
        <rect x={250 - square} y={36 - square} width={square} height={square} />
      </svg>
    </Link>
  )
}

type LogoPicturesProps = { className: string; light: Picture; dark: Picture | undefined }

/** Which of two is shown is the style's to say, since the browser knows the mode; the other one is then not asked for. */
function LogoPictures({ className, light, dark }: LogoPicturesProps) {
  const { name } = useBrand()
  if (!dark) return <img {...light} className={className} alt={name} />
  return (
    <>
      <img {...light} className={`${className} logo-by-day`} alt={name} loading="lazy" />
      <img {...dark} className={`${className} logo-by-night`} alt={name} loading="lazy" />
    </>
  )
}
