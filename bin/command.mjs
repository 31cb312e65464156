import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

/**
 * One of the portal's commands: run by the Node of the packages, it says in one sentence what it could not do.
 * @param {string} address that of its program
 * @param work imports by itself what it runs: an older Node, which hands over, reads no TypeScript
 * @param failed the exit code of what could not be done
 */
export async function command(address, work, failed = 1) {
  install()
  const given = process.argv.slice(2)
  if (Number.parseInt(process.versions.node, 10) < 24) process.exit(run('node', [fileURLToPath(address), ...given]))
  try {
    await work(given)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = failed
  }
}
