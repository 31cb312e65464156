import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Prose, Words } from './prose.ts'

type Nodes = ReturnType<typeof fromMarkdown>['children']
type Node = Nodes[number]

/** Signs that mean nothing here are shown as they were typed: HTML is text, and there are no pictures. */
const small = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
    ],
  },
}

/** Lists within lists in one line, as in `- - x`, take a time that grows with the square of their number; `- - -` is a rule. */
const nested =
  /^(?![ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$)[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/m

/** So do stars and underscores of one paragraph: more than this many in a row of them are no emphasis. */
const mostMarks = 1500

function isTangled(text: string): boolean {
  return nested.test(text) || text.split(/\n\s*\n/).some((part) => (part.match(/\*+|_+/g) ?? []).length > mostMarks)
}

/** Anything else, `javascript:` above all, leads nowhere; browsers leave out a tab and a line's end. */
const leads = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\\s]))/i

export type MarkdownFault = { fault: 'nested' } | { fault: 'link'; link: string }

/** What is wrong with what somebody typed. */
export function faultIn(text: string): MarkdownFault | undefined {
  if (isTangled(text)) return { fault: 'nested' }
  const link = linksOf(fromMarkdown(text, { extensions: [small] }).children).find((one) => !leads.test(one))
  return link === undefined ? undefined : { fault: 'link', link }
}

/** Parsed texts: pages show the same ones again and again, and they change only with a publication. */
const read = new Map<string, Prose>()
const mostRead = 40

export function proseOf(text: string): Prose {
  const known = read.get(text)
  if (known) return known
  const prose = isTangled(text) ? [plain(text)] : readText(text)
  if (read.size >= mostRead) read.clear()
  read.set(text, prose)
  return prose
}

/** The first paragraph as one line. */
export function firstLineOf(text: string): string {
  const paragraph = proseOf(text).find(({ kind }) => kind === 'paragraph')
  if (paragraph?.kind !== 'paragraph') return ''
  const words = paragraph.words.map((run) => run.text).join('')
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ')
}

function readText(text: string): Prose {
  const nodes = fromMarkdown(text, { extensions: [small] }).children
  const depths = new Set(nodes.flatMap((node) => (node.type === 'heading' ? node.depth : [])))
  return blocksOf(
    nodes,
    [...depths].toSorted((one, other) => one - other),
  )
}

function plain(text: string): Block {
  return { kind: 'paragraph', words: [{ text }] }
}

/** @param depths of the text's headings, the highest first */
function blocksOf(nodes: Nodes, depths: readonly number[]): Prose {
  return nodes.flatMap((node) => blockOf(node, depths) ?? [])
}

function blockOf(node: Node, depths: readonly number[]): Block | undefined {
  if (node.type === 'heading')
    return { kind: 'heading', level: levelOf(depths.indexOf(node.depth)), words: wordsOf(node.children) }
  if (node.type === 'paragraph') return { kind: 'paragraph', words: wordsOf(node.children) }
  if (node.type !== 'list') return undefined
  const first = node.ordered ? (node.start ?? 1) : undefined
  return { kind: 'list', first, items: node.children.map((item) => blocksOf(item.children, depths)) }
}

/** The page has its own heading above the text, whose levels leave none out, whatever their author began with. */
function levelOf(rank: number): 2 | 3 | 4 {
  if (rank === 0) return 2
  return rank === 1 ? 3 : 4
}

function wordsOf(nodes: Nodes, look: Omit<Words, 'text'> = {}): Words[] {
  return nodes.flatMap((node): Words[] => {
    if (node.type === 'text') return [{ text: node.value, ...look }]
    if (node.type === 'break') return [{ text: '\n', ...look }]
    if (node.type === 'strong') return wordsOf(node.children, { ...look, strong: true })
    if (node.type === 'emphasis') return wordsOf(node.children, { ...look, emphasis: true })
    if (node.type !== 'link') return []
    return wordsOf(node.children, leads.test(node.url) ? { ...look, link: node.url } : look)
  })
}

function linksOf(nodes: Nodes): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? linksOf(node.children) : []),
  ])
}
