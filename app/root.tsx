import '#app/kit/ui/base.css'
import '#app/kit/ui/layout.css'
import { type ReactNode, useEffect } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { useBrand } from '#app/kit/brand.tsx'
import { offerToStay, UnsentNotice } from '#app/kit/drafts/unsent.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import font from '#app/kit/ui/inter/latin.woff2?no-inline'
import { SkipLink } from '#app/kit/ui/hidden.tsx'
import { LoadingBar } from '#app/kit/ui/loading-bar.tsx'
import { themeScript } from '#app/kit/ui/theme.tsx'
import { ToastProvider } from '#app/kit/ui/toasts.tsx'
import { noteSentEarlyScript, takeEarlyFiles } from '#app/kit/uploads/early-files.ts'
import { timeZone } from '#app/kit/words/formats.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { LocaleContext } from '#app/kit/words/use-words.ts'
import { afterPaintScript } from '#app/shell/after-paint.ts'
import { collapseScript } from '#app/shell/menu/collapse.tsx'
import icon from '#app/shell/icon.svg?no-inline'
import { leaveKept } from '#app/shell/leave-kept.ts'
import { leaveLanguage } from '#app/shell/leave-language.ts'
import { leaveOldBuild } from '#app/shell/new-build.ts'
import { OuterError } from '#app/shell/errors/outer-error.tsx'
import { comeBackScript, usePageLoad } from '#app/shell/page-load.ts'
import type { Route } from './+types/root'

/*
 * Neither the root nor the locale layout has a loader: what the middleware of the gate throws is shown by the highest
 * route with one, and that must be the portal's layout.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => {
    const info = context.get(requestContext)
    info.route = `/${pattern}`
    const { refused } = info
    if (refused) throw new Problem(refused)
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request, url }) => {
    leaveOldBuild(request, url)
    leaveKept(request, url)
    leaveLanguage(request, url)
  },
  offerToStay,
]

/** The document is the server's; scripts take over what is in its `#portal`, and leave the rest as it came. */
export function Layout({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? (
    <HtmlDocument>
      <Body>{children}</Body>
    </HtmlDocument>
  ) : (
    <Body>{children}</Body>
  )
}

function HtmlDocument({ children }: { children: ReactNode }) {
  const { nonce, imports } = usePageLoad()
  const { look } = useBrand()
  return (
    <html lang={localeOf(useLocation().pathname)} {...useRootData()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce={nonce} />
        {/* Before the first paint. */}
        <InlineScript code={`${themeScript};${collapseScript};${comeBackScript};${noteSentEarlyScript}`} />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {/*
         * The build may load a part's styles before the base: the order of the layers is said first of all. A maker's
         * colour stands in no layer, and so above the portal's own.
         */}
        <style nonce={nonce}>{`@layer tokens, base, parts, pages;${look?.style ?? ''}`}</style>
        <Links nonce={nonce} />
      </head>
      <body>
        <div id="portal">{children}</div>
        <Scripts />
        <InlineScript code={afterPaintScript} imports={imports?.join(' ')} />
      </body>
    </html>
  )
}

/** What scripts take over. Preact finds but one element again after the router has it wait: hence the one around it all. */
function Body({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname)
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    // By then the page is taken over as it came: what files draw is drawn after that.
    const timer = setTimeout(takeEarlyFiles)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="portal">
      <LocaleContext value={locale}>
        <SkipLink />
        <LoadingBar />
        <ToastProvider>
          {children}
          <UnsentNotice />
        </ToastProvider>
      </LocaleContext>
      <ScrollRestoration />
    </div>
  )
}

/** @param code the same for everybody: nothing of a request is in it */
function InlineScript({ code, imports }: { code: string; imports?: string | undefined }) {
  const { nonce } = usePageLoad()
  return (
    <script
      nonce={nonce}
      data-imports={imports}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}

/** What scripts read on `<html>`. */
function useRootData(): Record<string, string | undefined> {
  const { name, demo, sendsMail, site, look } = useBrand()
  const { build, requestId, unsent, isKept } = usePageLoad()
  const labels = useLabels()
  return {
    'data-brand': name,
    'data-demo': demo ? '' : undefined,
    'data-unsent': sendsMail ? undefined : '',
    'data-site': site,
    'data-time-zone': timeZone(),
    'data-look': look && JSON.stringify(look),
    'data-labels': JSON.stringify(labels),
    'data-build': build,
    'data-request': requestId,
    'data-unsent-form': unsent && JSON.stringify(unsent),
    'data-kept': isKept ? '' : undefined,
  }
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OuterError error={error} />
}
