import { renderToStaticMarkup } from 'react-dom/server'
import { colon } from './words/formats.ts'
import type { Locale } from './words/locales.ts'

/** A paragraph of a mail: with a link a button, or small a mere link; as a quote somebody else's words. */
export type Block = { text: string; link?: string; quote?: boolean; strong?: boolean; small?: boolean }

/** A mail's body as text and as HTML of the same words. */
export function writeLetter(locale: Locale, blocks: Block[]): { text: string; html: string } {
  return {
    text: `${blocks.map((block) => plain(locale, block)).join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<Page locale={locale} blocks={blocks} />)}`,
  }
}

function plain(locale: Locale, { text, link, quote }: Block): string {
  if (link) return `${text}${colon(locale)} ${link}`
  return quote ? text.replaceAll(/^/gm, '> ') : text
}

/** Mail programs know no stylesheets: the little there is to say of its looks stands at each element. */
function Page({ locale, blocks }: { locale: Locale; blocks: Block[] }) {
  return (
    <html lang={locale}>
      <body
        style={{ margin: 0, padding: 24, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: 15, lineHeight: 1.5 }}
      >
        <div style={{ maxWidth: 560 }}>
          {blocks.map((block, index) => (
            <Paragraph key={`${index} ${block.text}`} block={block} />
          ))}
        </div>
      </body>
    </html>
  )
}

const quoteLook = { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid #8c877a', whiteSpace: 'pre-line' }
const linkLook = {
  display: 'inline-block',
  padding: '10px 16px',
  fontWeight: 600,
  textDecoration: 'none',
  color: '#15140f',
  backgroundColor: '#ffd200',
  borderRadius: 6,
}

const smallLinkLook = { color: '#5d594e' }

function Paragraph({ block: { text, link, quote, strong, small } }: { block: Block }) {
  if (quote) return <blockquote style={quoteLook}>{text}</blockquote>
  return (
    <p style={{ margin: '0 0 16px', fontSize: small ? 13 : undefined, fontWeight: strong ? 600 : undefined }}>
      {link ? (
        <a href={link} style={small ? smallLinkLook : linkLook}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
