import { useEffect, useState } from 'react'
import { href, useLocation } from 'react-router'
import { asOfPage } from '#app/kit/as-of.ts'
import { isBegun } from '#app/kit/drafts/form-texts.ts'
import { Banner } from '#app/kit/ui/banner.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { defaultLocale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'
import type { Told } from './worker/worker.ts'

/** Milliseconds after a page has come until it is kept: what it still asks for goes first. */
const settling = 2000

/** Milliseconds between two looks whether the portal can be reached again. */
const every = 15_000

type Viewer = { accountId: number; keepsOffline: boolean; locked: readonly string[] }

/** Has the browser keep what may be opened without a line, and says of a page that was kept from when it is. */
export function Offline({ viewer }: { viewer: Viewer }) {
  useWorker(viewer)
  const { key } = useLocation()
  const [first] = useState(() => ({ asOf: asOfPage(), key }))
  // The next page comes from the portal.
  return first.asOf && key === first.key ? <AsOf moment={new Date(first.asOf)} /> : null
}

function AsOf({ moment }: { moment: Date }) {
  const say = useWords(shellWords)
  const locale = useLocale()
  const [isToday] = useState(() => moment.toDateString() === new Date().toDateString())
  useEffect(() => {
    const look = async () => {
      const isThere = await fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere && ![...document.forms].some(isBegun)) location.reload()
    }
    const listener = () => void look()
    window.addEventListener('online', listener)
    const looking = setInterval(listener, every)
    return () => {
      window.removeEventListener('online', listener)
      clearInterval(looking)
    }
  }, [])
  return (
    <Banner
      action={
        <Button size="small" onClick={() => location.reload()}>
          {say('as-of.again')}
        </Button>
      }
    >
      {say('as-of', { moment: formatDate(locale, moment, isToday ? 'time' : 'moment') })}
    </Banner>
  )
}

/** Without https there are none; a portal in development has none. */
function useWorker({ accountId, keepsOffline, locked }: Viewer): void {
  const locale = useLocale()
  const { pathname } = useLocation()
  const mayClaim = !locked.includes('tickets')
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    const { serviceWorker } = navigator
    void (keepsOffline
      ? serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined)
      : leave())
  }, [keepsOffline])
  useEffect(() => {
    if (!keepsOffline || !('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const keep = () => {
      const told: Told = {
        keep: {
          account: accountId,
          ...(isKept(pathname) && asOfPage() === undefined ? { page: pathname } : {}),
          ...(mayClaim ? { form: href('/:locale?/new-ticket', localePrefix(locale)) } : {}),
          assets: performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((name) => name.startsWith('/assets/')),
        },
      }
      serviceWorker.controller?.postMessage(told)
    }
    const timer = setTimeout(keep, settling)
    // A worker that has just begun knows nothing yet.
    serviceWorker.addEventListener('controllerchange', keep)
    return () => {
      clearTimeout(timer)
      serviceWorker.removeEventListener('controllerchange', keep)
    }
  }, [accountId, keepsOffline, locale, mayClaim, pathname])
}

/** As the worker has it, but for the form, of which it keeps a blank one. */
function isKept(pathname: string): boolean {
  return /^\/(?:tickets(?:\/\d+)?)?$/.test(pathIn(defaultLocale, pathname))
}

/** The operator has switched it off, or staff sit here now. */
async function leave(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (/^(?:of|assets) /.test(name)) await caches.delete(name)
}
