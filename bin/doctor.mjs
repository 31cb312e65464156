// Whether everything that the portal stands on is well, each in one sentence: `npm run doctor`.
import { command } from './command.mjs'

const notExamined = 2

await command(
  import.meta.url,
  async (given) => {
    const { examine } = await import('../app/commands/doctor.server.ts')
    const { isWell, text } = await examine(given, process.env)
    // What did not answer in time may hold a line open for minutes.
    process.stdout.write(`${text}\n`, () => process.exit(isWell ? 0 : 1))
  },
  notExamined,
)
