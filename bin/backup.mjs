// The whole portal in one file, while it works: `npm run backup -- FILE`.
import { command } from './command.mjs'

await command(import.meta.url, async (given) => {
  // What is half written goes, as where a backup fails.
  const told = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.once(signal, () => told.abort(new Error(`Stopped by ${signal}: no backup was made.`)))

  const { runBackup } = await import('../app/commands/backup.server.ts')
  console.log(await runBackup(given, process.env, told.signal))
})
