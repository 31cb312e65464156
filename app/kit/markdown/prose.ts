/** A small text as it is shown: what of Markdown people write letters and notices with. */
export type Prose = Block[]

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; words: Words[] }
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'list'; first: number | undefined; items: Prose[] }

/** A run of words; a line end in it stays one. */
export type Words = { text: string; strong?: true; emphasis?: true; link?: string }
