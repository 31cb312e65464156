/** A small text ready to be shown, in the part of Markdown that letters and notices need. */
export type Prose = Block[]

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; words: Words[] }
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'list'; first: number | undefined; items: Prose[] }

/** A run of words; a line end in it stays one. */
export type Words = { text: string; strong?: true; emphasis?: true; link?: string }
