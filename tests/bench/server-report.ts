import { isPinned } from './processes.ts'
import { aligned, atMost, atMostAt, count, machine, paceOf, type Target, targetLines } from './report.ts'
import type { Cost, ServerFigures } from './server.ts'

export function serverTargets(figures: ServerFigures): Target[] {
  const { afterQuiet, memory, claim, mail, processes, bareList, bareAfterQuiet } = figures
  const pace = paceOf(bareList)
  const lost = bareAfterQuiet - bareList
  return [
    atMostAt(
      pace,
      `the first page after a quiet minute, Node ms, but for the ${milliseconds(lost)} that a bare render loses in it`,
      afterQuiet - lost,
      4,
    ),
    atMost(`memory after ${count(memory.pages)} pages, MB`, memory.after, 250),
    atMostAt(pace, 'a new ticket without its mails, ms on a core', together(claim), 5),
    atMostAt(pace, 'a mail, ms on a core', together(mail), 1),
    enoughOfTwo(processes),
  ]
}

/** Half as much again as one; where the database and the load leave the servers too little of the cores, nearly all of that. */
function enoughOfTwo({ one, two, most }: ServerFigures['processes']): Target {
  const [times, possible] = [two / one, most / one]
  const sentence = `requests a second of two servers, times those of one: ${times.toFixed(2)} (at least 1.5, or 95 % of the ${possible.toFixed(2)} that these cores allow)`
  return { sentence, reached: times >= Math.min(1.5, 0.95 * possible) }
}

export function serverReport(figures: ServerFigures, targets: Target[]): string {
  const { first, afterQuiet, memory, claim, mail, processes, bareList, bareAfterQuiet } = figures
  return [
    machine(figures.postgres, isPinned() ? 'the measured server alone on one core' : 'all on the same cores'),
    aligned([
      [`${count(figures.tickets)} tickets`, 'Node ms', 'PostgreSQL ms'],
      ['a new ticket, without its mails', milliseconds(claim.node), milliseconds(claim.postgres)],
      [`a mail (${mail.each.toFixed(1)} of a ticket)`, milliseconds(mail.node), milliseconds(mail.postgres)],
      ['a bare render of the list', milliseconds(bareList), ''],
      ['a bare render of the list, the first ten after a quiet minute', milliseconds(bareAfterQuiet), ''],
      ['the list, the first ten requests of all', milliseconds(first), ''],
      ['the list, the first ten after a quiet minute', milliseconds(afterQuiet), ''],
    ]),
    aligned([
      ['memory, MB', 'once ready', `after ${count(memory.pages)} pages`],
      ['', memory.ready.toFixed(0), memory.after.toFixed(0)],
    ]),
    aligned([
      ['requests a second over 32 connections, all cores for all', 'one server', 'two'],
      ['', processes.one.toFixed(0), processes.two.toFixed(0)],
    ]),
    targetLines(targets),
  ].join('\n\n')
}

function milliseconds(value: number): string {
  return value.toFixed(2)
}

function together({ node, postgres }: Cost): number {
  return node + postgres
}
