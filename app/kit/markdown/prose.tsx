import type { Block, Prose as ProseText, Words } from './prose.ts'
import './prose.css'

/** A text that somebody has written in Markdown, read by the server. */
export function Prose({ prose }: { prose: ProseText }) {
  return (
    <div className="prose">
      <Blocks prose={prose} />
    </div>
  )
}

function Blocks({ prose }: { prose: ProseText }) {
  return prose.map((block, index) => <One key={`${index} ${block.kind}`} block={block} />)
}

function One({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading>
          <Runs words={block.words} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs words={block.words} />
        </p>
      )
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={`${index} ${item.length}`}>
          <Blocks prose={item} />
        </li>
      ))
      return block.first === undefined ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>
    }
  }
}

function Runs({ words }: { words: readonly Words[] }) {
  return words.map(({ text, strong, emphasis, link }, index) => {
    const key = `${index} ${text}`
    const slanted = emphasis ? <em>{text}</em> : text
    const said = strong ? <strong>{slanted}</strong> : slanted
    return link === undefined ? (
      <span key={key}>{said}</span>
    ) : (
      <a key={key} href={link} rel="noreferrer">
        {said}
      </a>
    )
  })
}
