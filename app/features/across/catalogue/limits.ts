/** The most entries of each list of a catalogue: its forms ask by it before the document as a whole is checked. */
export const most = {
  families: 200,
  parts: 100,
  kinds: 40,
  shots: 300,
  shotLists: 500,
  /** So many a family may have of them, too. */
  attributes: 30,
  rules: 300,
  answers: 300,
  labour: 300,
  checklists: 60,
  dueServices: 60,
  promises: 500,
  holidays: 200,
} as const
