/** Something about a draft that its maker should know; an `error` keeps it from being published. */
export type Finding = {
  level: 'error' | 'warning'
  /** The page on which it is put right. */
  section: Section
  /** The code of what it is about, if it is one thing. */
  code?: string
  message: FindingMessage
  slots?: Record<string, string>
}

export type Section =
  | 'families'
  | 'parts'
  | 'kinds'
  | 'shots'
  | 'coverage'
  | 'answers'
  | 'labour'
  | 'checklists'
  | 'services'
  | 'promises'
  | 'lane'

export type FindingMessage =
  | 'code-twice'
  | 'example-wrong'
  | 'serials-alike'
  | 'unknown-family'
  | 'unknown-part'
  | 'unknown-kind'
  | 'unknown-shot'
  | 'unknown-attribute'
  | 'not-covered'
  | 'not-covered-more'
  | 'model-not-covered'
  | 'main-kind'
  | 'no-main-kind'
  | 'no-parts'
  | 'no-kinds'
  | 'floor-twice'
  | 'promise-twice'
  | 'in-use'
  | 'unknown-reason'
  | 'checklist-empty'
  | 'checklist-asked'
  | 'extra-without-services'
  | 'lane-no-reason'
  | 'lane-all'
  | 'lane-no-limit'
  | 'lane-not-drawn'
  | 'lane-all-drawn'
  | 'lane-nothing'

/** Codes that tickets, bicycles, leads, guides and recalls bear: they keep their names, and so cannot be removed. */
export type Used = {
  families: readonly string[]
  parts: readonly string[]
  kinds: readonly string[]
  /** Without which workshops can never say of a published recall that it is done. */
  checklists: readonly string[]
}
