// Whether anything in the log of tickets was altered or removed: `npm run verify-log`.
import { command } from './command.mjs'

const notVerified = 2

await command(
  import.meta.url,
  async (given) => {
    const { verifyLog } = await import('../app/commands/verify-log.server.ts')
    const { isUnbroken, text } = await verifyLog(given, process.env)
    console.log(text)
    if (!isUnbroken) process.exitCode = 1
  },
  notVerified,
)
