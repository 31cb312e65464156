// A backup into an empty DATA_DIR: `npm run restore -- FILE`.
import { command } from './command.mjs'

await command(import.meta.url, async (given) => {
  const { runRestore } = await import('../app/commands/backup.server.ts')
  console.log(await runRestore(given, process.env))
})
