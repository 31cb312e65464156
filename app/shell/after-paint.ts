/** What a script and its preloads are called until their time has come: a name no browser knows. */
const waiting = 'after-paint'

/**
 * On a slow line the page's scripts would keep its styles waiting, and nothing be seen until all of them have come. So
 * they wait until the page has been painted; a page opened behind another one is not.
 * @param html as the router writes it
 */
export function letScriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`)
    .replace('type="module" async=""', `type="${waiting}"`)
}

/**
 * Runs in the page, behind those scripts: a copy of each, since what was once no script never becomes one. What they
 * import stands in its own element, by address: the browser is to load all of it at once.
 */
export const afterPaintScript = `{
const { imports } = document.currentScript.dataset
const start = () => {
  for (const link of document.querySelectorAll('link[rel=${waiting}]')) link.rel = 'modulepreload'
  const old = document.querySelector('script[type=${waiting}]')
  const { nonce } = old
  for (const href of imports ? imports.split(' ') : [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', nonce, textContent: old.textContent })
  document.head.append(script)
  script.remove()
}
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
}`
