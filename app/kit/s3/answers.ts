import { SaxesParser } from 'saxes'

/** What an answer of S3 says: fields of its own, and records of several fields. */
export type Answer = { fields: Record<string, string>; records: Record<string, string>[] }

/**
 * Reads an answer of S3: elements right below its root are fields, those called `record` are records.
 * @throws Error where it is no XML
 */
export function readAnswer(text: string, record = ''): Answer {
  const answer: Answer = { fields: {}, records: [] }
  const open: string[] = []
  let said = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    open.push(name)
    said = ''
    if (open.length === 2 && name === record) answer.records.push({})
  })
  parser.on('text', (piece) => (said += piece))
  parser.on('closetag', () => {
    const name = open.pop() ?? ''
    const into = open.length === 1 ? answer.fields : open.length === 2 && open[1] === record && answer.records.at(-1)
    if (into) into[name] = said
    said = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return answer
}

/** The root's name and the code of a refusal, which may come with the status 200. */
export function refusalIn(text: string): string | undefined {
  return /<Error>[\s\S]*?<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1]
}
