import { coloursOf, contrast, isColour, standsOut } from '#app/kit/brand-colour.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { faint } from '../findings.ts'
import { colourWords } from './brand.words.ts'

/** What becomes of a colour, in words and with each of the colours that come of it. */
export function ColourReport({ colour }: { colour: string }) {
  const say = useWords(colourWords)
  const locale = useLocale()
  if (!isColour(colour)) return null
  const { onFill, text } = coloursOf(colour)
  const ratio = formatNumber(locale, Math.round(contrast(colour, onFill) * 10) / 10)
  return (
    <div className="brand-report" aria-live="polite">
      <Swatch ground={colour} ink={onFill} />
      <p>{say(onFill === '#ffffff' ? 'on-fill.light' : 'on-fill.dark', { ratio })}</p>
      <Swatch ground="#f7f6f2" ink={text.light} />
      <p>{text.light === colour ? say('text.light.same') : say('text.light.changed', { colour: text.light })}</p>
      <Swatch ground="#161613" ink={text.dark} />
      <p>{text.dark === colour ? say('text.dark.same') : say('text.dark.changed', { colour: text.dark })}</p>
      {(['light', 'dark'] as const).map((mode) =>
        standsOut(colour, mode) < faint ? (
          <p key={mode} className="brand-report-wide">
            {say(`faint.${mode}`)}
          </p>
        ) : null,
      )}
    </div>
  )
}

/** Drawn, since the page's policy knows no style of its own for an element. */
function Swatch({ ground, ink }: { ground: string; ink: string }) {
  return (
    <svg className="brand-swatch" viewBox="0 0 48 28" width="48" height="28" aria-hidden="true">
      <rect width="48" height="28" rx="4" fill={ground} />
      <text x="24" y="19" textAnchor="middle" fill={ink}>
        Aa
      </text>
    </svg>
  )
}
