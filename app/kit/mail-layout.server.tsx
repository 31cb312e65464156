import { type CSSProperties, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BrandColours, Letterhead } from './letterhead.ts'
import { colon } from './words/formats.ts'
import type { Locale } from './words/locales.ts'

/**
 * A paragraph of a mail: with a link a button, or small a mere link; as a quote somebody else's words. Buttons that stand
 * beside each other are one row, which breaks where it has to.
 */
export type Block = {
  text: string
  link?: string
  quote?: boolean
  strong?: boolean
  small?: boolean
  /** Where somebody else wrote it, in another language than the reader's. */
  lang?: Locale | undefined
  beside?: boolean
}

/**
 * A mail's body as text and as HTML of the same words, in the maker's name.
 * @param wayOut of what nobody has to read
 */
export function writeLetter(head: Letterhead, body: readonly Block[], wayOut?: Block): { text: string; html: string } {
  const blocks = [...body, ...footOf(head), ...(wayOut ? [wayOut] : [])]
  return {
    text: `${blocks.map((block) => plain(head.locale, block)).join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<Page head={head} blocks={blocks} />)}`,
  }
}

/** Who writes, and what the law wants to be found. */
function footOf({ name, imprint, links }: Letterhead): Block[] {
  const signature = imprint ? [name, imprint] : [name]
  return [...signature.map((text) => ({ text, small: true })), ...links.map((one) => ({ ...one, small: true }))]
}

function plain(locale: Locale, { text, link, quote }: Block): string {
  if (link) return `${text}${colon(locale)} ${link}`
  return quote ? text.replaceAll(/^/gm, '> ') : text
}

/** Mail programs know no stylesheets: the little there is to say of its looks stands at each element. */
function Page({ head, blocks }: { head: Letterhead; blocks: readonly Block[] }) {
  const { locale, name, logo, colours } = head
  return (
    <html lang={locale}>
      <body
        style={{ margin: 0, padding: 24, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: 15, lineHeight: 1.5 }}
      >
        <div style={{ maxWidth: 560 }}>
          {logo && (
            // On white, whatever ground a mail program chooses: a logo for light grounds is drawn for that.
            <p style={{ margin: '0 0 24px' }}>
              <img
                {...fitted(logo)}
                alt={name}
                style={{ padding: '8px 0', backgroundColor: '#ffffff', fontWeight: 600 }}
              />
            </p>
          )}
          {rowsOf(blocks).map((row, index) =>
            row.length > 1 ? (
              <ButtonRow key={`${index} row`} blocks={row} colours={colours} />
            ) : (
              row.map((block) => <Paragraph key={`${index} ${block.text}`} block={block} colours={colours} />)
            ),
          )}
        </div>
      </body>
    </html>
  )
}

/** What stands beside each other together, all else by itself. */
function rowsOf(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (block.beside && last?.[0]?.beside) last.push(block)
    else rows.push([block])
  }
  return rows
}

function ButtonRow({ blocks, colours }: { blocks: readonly Block[]; colours: BrandColours }) {
  return (
    <p style={{ margin: '0 0 16px', lineHeight: 3 }}>
      {blocks.map(({ text, link }) => (
        <Fragment key={text}>
          <a
            href={link}
            style={{ ...linkLook(colours), minWidth: 20, padding: '6px 12px', lineHeight: 1.5, textAlign: 'center' }}
          >
            {text}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  )
}

/** As large as a logo is at the head of a letter. */
function fitted({ src, width, height }: NonNullable<Letterhead['logo']>) {
  const share = Math.min(200 / width, 56 / height)
  return { src, width: Math.round(width * share), height: Math.round(height * share) }
}

const quoteLook = { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid #8c877a', whiteSpace: 'pre-line' }

function linkLook({ fill, text }: BrandColours): CSSProperties {
  return {
    display: 'inline-block',
    padding: '10px 16px',
    fontWeight: 600,
    textDecoration: 'none',
    color: text,
    backgroundColor: fill,
    borderRadius: 6,
  }
}

const smallLinkLook = { color: '#5d594e' }

function Paragraph({ block, colours }: { block: Block; colours: BrandColours }) {
  const { text, link, quote, strong, small, lang } = block
  if (quote)
    return (
      <blockquote lang={lang} style={quoteLook}>
        {text}
      </blockquote>
    )
  return (
    <p
      lang={lang}
      style={{ margin: '0 0 16px', fontSize: small ? 13 : undefined, fontWeight: strong ? 600 : undefined }}
    >
      {link ? (
        <a href={link} style={small ? smallLinkLook : linkLook(colours)}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
