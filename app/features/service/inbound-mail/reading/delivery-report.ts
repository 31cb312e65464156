/** What a mail server reports of one mail (RFC 3464). */
export type Report = {
  /** The address that did not receive it; blank where the report does not say. */
  receiver: string
  /** `failed` for good, or it is still tried, or was delivered after all. */
  action: string
  /** As in 5.1.1. */
  status: string
  /** In the server's words. */
  words: string
}

/** The first of a report's receivers that a mail did not reach, else its first. */
export function readReport(text: string): Report | undefined {
  const groups = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((group) => group.replaceAll(/\n[ \t]+/g, ' '))
    .filter((group) => /^(?:Final|Original)-Recipient\s*:/im.test(group))
  const reports = groups.map(reportOf)
  return reports.find(({ action }) => action === 'failed') ?? reports[0]
}

function reportOf(group: string): Report {
  const fields = new Map(
    group.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim()]
    }),
  )
  const value = (name: string) => fields.get(name.toLowerCase()) ?? ''
  const receiver = value('Final-Recipient') || value('Original-Recipient')
  const words = value('Diagnostic-Code')
    .replace(/^[\w-]+\s*;\s*/, '')
    .slice(0, 300)
  return {
    receiver: receiver
      .replace(/^[\w-]+\s*;\s*/, '')
      .replaceAll(/^<|>$/g, '')
      .toLowerCase(),
    action: value('Action').toLowerCase(),
    status: /^\d\.\d{1,3}\.\d{1,3}/.exec(value('Status'))?.[0] ?? '',
    words,
  }
}
