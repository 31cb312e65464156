// Files from the disk to a store outside, or back: `npm run files -- move --to s3|disk`.
import { command } from './command.mjs'

await command(import.meta.url, async (given) => {
  const { runFiles } = await import('../app/commands/files.server.ts')
  console.log(await runFiles(given, process.env, console.log))
})
