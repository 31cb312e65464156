import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The programs that each engine beside Chromium needs: where one is missing, it is left out. */
const programs = {
  Firefox: [firefox()],
  WebKit: [found('WebKitWebDriver'), found('Xvfb'), miniBrowser()],
}

export type EngineName = keyof typeof programs

export function isInstalled(name: EngineName): boolean {
  return programs[name].every(Boolean)
}

/** @returns a sentence for each engine that is not on this machine */
export function leftOut(): string[] {
  return (['Firefox', 'WebKit'] as const)
    .filter((name) => !isInstalled(name))
    .map((name) => `Left out: the journey in ${name}, which is not installed.`)
}

export function firefox(): string | undefined {
  return found('firefox-esr') ?? found('firefox')
}

/** WebKit's own small browser lies beside its libraries, in a folder named after the machine's kind. */
export function miniBrowser(): string | undefined {
  const kinds = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  return kinds.map((kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`).find((place) => existsSync(place))
}

function found(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim() || undefined
}
