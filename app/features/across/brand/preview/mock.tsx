import type { BrandSheet } from '#app/brand/brand.ts'
import { type ColourMode, coloursOf } from '#app/kit/brand-colour.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { previewWords } from './preview.words.ts'

/** Those of tokens.css; with the portal's own yellow, which is another one in the dark. */
const looks = {
  light: { ground: '#f7f6f2', surface: '#ffffff', ink: '#15140f', muted: '#5d594e', line: '#e3dfd3', own: '#ffd200' },
  dark: { ground: '#0d0d0b', surface: '#161613', ink: '#f5f2e9', muted: '#aaa496', line: '#2c2a24', own: '#ffd60a' },
} as const

type MockProps = { brand: BrandSheet; mode: ColourMode }

/** A page in small. Drawn, since neither mode nor colour of this page are those it shows. */
export function Mock({ brand, mode }: MockProps) {
  const say = useWords(previewWords)
  const { ground, surface, ink, muted, line, own } = looks[mode]
  const fill = brand.colour ?? own
  const { onFill, text } = coloursOf(fill)
  const button = say('mock.button')
  return (
    <svg viewBox="0 0 360 216" aria-hidden="true">
      <rect width="360" height="216" fill={ground} />
      <rect width="360" height="40" fill={surface} />
      <path d="M0 40h360" stroke={line} />
      <Heading brand={brand} mode={mode} ink={ink} fill={fill} />
      <rect x="20" y="56" width="3" height="24" fill={fill} />
      <text x="32" y="74" fontSize="17" fontWeight="700" fill={ink}>
        {say('mock.heading')}
      </text>
      <rect x="20" y="94" width="320" height="102" rx="8" fill={surface} stroke={line} />
      <text x="36" y="120" fontSize="13" fill={muted}>
        {say('mock.words')}
      </text>
      <rect x="36" y="140" width={24 + button.length * 7.4} height="36" rx="6" fill={fill} />
      <text x="48" y="162.5" fontSize="13" fontWeight="600" fill={onFill}>
        {button}
      </text>
      <text x="324" y="162.5" fontSize="13" textAnchor="end" textDecoration="underline" fill={text[mode]}>
        {say('mock.link')}
      </text>
    </svg>
  )
}

/** What stands in the top bar. */
function Heading({ brand, mode, ink, fill }: MockProps & { ink: string; fill: string }) {
  const logo = mode === 'dark' ? (brand.logoDark ?? brand.logo) : brand.logo
  if (logo) {
    // As wide as it is: an SVG without a size would stand in the middle of its room.
    const share = Math.min(200 / logo.width, 24 / logo.height)
    const height = logo.height * share
    return <image href={logo.src} x="20" y={20 - height / 2} width={logo.width * share} height={height} />
  }
  return (
    <text x="20" y="25" fontSize="13" fontWeight="800" letterSpacing="2.6" fill={ink}>
      {brand.name.toUpperCase()}
      <tspan fill={fill}>■</tspan>
    </text>
  )
}
