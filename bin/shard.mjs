import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

/** So many runs make every check once (docs/decisions/115). */
const shards = 24

/**
 * By the commit, so that a run that was red can be made again.
 * @returns as "2/24"; nothing where the sources lie outside a repository
 */
export function shardOfCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? `${(Number.parseInt(stdout.slice(0, 8), 16) % shards) + 1}/${shards}` : undefined
}

/** @returns the next one, so that runs in a row make everything between them */
export function shardAfter(shard) {
  const [one, all] = shard.split('/').map(Number)
  return `${(one % all) + 1}/${all}`
}
