import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { rootDir } from '#app/kit/root-dir.server.ts'

/** Whether the change at hand touches the part that the file belongs to. */
export function isTouched(file: string): boolean {
  return touched.has(partOf(file))
}

/** Whether the change at hand is one of the file itself. */
export function isEdited(file: string): boolean {
  return edited.has(file)
}

const edited = new Set(touchedFiles())
const touched = new Set([...edited].map(partOf))

/**
 * Files of the working copy, and of the commits that the main branch does not have; on it, of the last five, since a change may
 * come in several. A clone without that much history knows of none.
 */
function touchedFiles(): string[] {
  const ahead = git('diff', '--name-only', 'origin/main...HEAD')
  const committed = ahead.length > 0 ? ahead : git('diff', '--name-only', 'HEAD~5', 'HEAD')
  return [...committed, ...git('ls-files', '--modified', '--others', '--exclude-standard')]
}

/** The feature that a file belongs to, or its folder. A test that belongs to none, and what lies at the top, is one by itself. */
function partOf(file: string): string {
  const folders = path.dirname(file).split('/')
  if (file.startsWith('tests/') || folders.length < 2) return file
  return folders.slice(0, file.startsWith('app/features/') ? 4 : 3).join('/')
}

/** @returns the lines that git answers, none where it cannot */
function git(...args: string[]): string[] {
  return spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}
