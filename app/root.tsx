import '#app/kit/ui/base.css'
import '#app/kit/ui/layout.css'
import { type ReactNode, useState } from 'react'
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
import { localeOf } from '#app/kit/words/locales.ts'
import { LocaleContext } from '#app/kit/words/use-words.ts'
import { afterPaintScript } from '#app/shell/after-paint.ts'
import { collapseScript } from '#app/shell/collapse.tsx'
import icon from '#app/shell/icon.svg?no-inline'
import { leaveKept } from '#app/shell/leave-kept.ts'
import { leaveLanguage } from '#app/shell/leave-language.ts'
import { leaveOldBuild } from '#app/shell/new-build.ts'
import { OuterError } from '#app/shell/outer-error.tsx'
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

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname)
  const { nonce } = usePageLoad()
  const { look } = useBrand()
  return (
    <html lang={locale} {...useRootData()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {/* Before the first paint. */}
        <InlineScript code={`${themeScript};${collapseScript};${comeBackScript}`} />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {/*
         * The build may load a part's styles before the base: the order of the layers is said first of all. A maker's
         * colour stands in no layer, and so above the portal's own.
         */}
        <style nonce={nonce} suppressHydrationWarning>
          {`@layer tokens, base, parts, pages;${look?.style ?? ''}`}
        </style>
        <Links nonce={nonce} />
      </head>
      <body>
        <LocaleContext value={locale}>
          <SkipLink />
          <LoadingBar />
          <ToastProvider>
            {children}
            <UnsentNotice />
          </ToastProvider>
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
        <InlineScript code={afterPaintScript} />
      </body>
    </html>
  )
}

/** @param code the same for everybody: nothing of a request is in it */
function InlineScript({ code }: { code: string }) {
  const { nonce } = usePageLoad()
  // oxlint-disable-next-line react/no-danger
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}

/**
 * What scripts read and write on `<html>`. React clears the element when an error page takes the place of the whole
 * document, so the browser carries over whatever stood there: the theme, the collapsed menu.
 */
function useRootData(): Record<string, string | undefined> {
  const { name, demo, sendsMail, site, look } = useBrand()
  const { build, requestId, unsent, isKept } = usePageLoad()
  const labels = useLabels()
  const [data] = useState(() =>
    import.meta.env.SSR
      ? {
          'data-brand': name,
          'data-demo': demo ? '' : undefined,
          'data-unsent': sendsMail ? undefined : '',
          'data-site': site,
          'data-look': look && JSON.stringify(look),
          'data-labels': JSON.stringify(labels),
          'data-build': build,
          'data-request': requestId,
          'data-unsent-form': unsent && JSON.stringify(unsent),
          'data-kept': isKept ? '' : undefined,
        }
      : Object.fromEntries(
          [...document.documentElement.attributes]
            .filter((attribute) => attribute.name.startsWith('data-'))
            .map((attribute) => [attribute.name, attribute.value]),
        ),
  )
  return data
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OuterError error={error} />
}
