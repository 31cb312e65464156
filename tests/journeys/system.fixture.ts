import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

// What the system tells of processes and files, for tests that start, kill and watch some.

/** The processes whose command names this folder, PostgreSQL's among them. */
export function processesIn(folder: string): number[] {
  return allProcesses().filter((pid) => commandOf(pid).includes(folder))
}

/** Its words, each with a null behind it. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`)
}

/** PostgreSQL takes its last milliseconds after it has said that it is down. */
export function allGone(folder: string): Promise<void> {
  return waitFor(() => processesIn(folder).length === 0, 2000)
}

export function isRunning(pid: number): boolean {
  const state = /^State:\s+(\w)/m.exec(read(`/proc/${pid}/status`))?.[1]
  return state !== undefined && state !== 'Z'
}

export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}

export async function waitFor(condition: () => boolean | Promise<boolean>, atMost = 10_000): Promise<void> {
  const deadline = Date.now() + atMost
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${atMost} ms in vain`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Files below a folder, as paths within it. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

export function childrenOf(pid: number): number[] {
  return allProcesses().filter((one) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${one}/status`))?.[1]) === pid)
}

function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
