// People and rights from the machine itself: `npm run admin -- create --email … --name …`.
import { command } from './command.mjs'

await command(import.meta.url, async (given) => {
  const { administer } = await import('../app/commands/admin.server.ts')
  console.log(await administer(given, process.env))
})
