/**
 * Whether two renderings are the same page byte for byte, apart from what only the router's page has: scripts, what they
 * preload, the nonce, what tells one showing of a form from another, and the places React marks for them. React's
 * generated ids tell their place in the tree, which is deeper with the router, so they are counted through instead.
 * @returns where they part, or undefined
 */
export function differenceOf(one: string, other: string): string | undefined {
  const [left, right] = [withoutScripts(one), withoutScripts(other)]
  if (left === right) return undefined
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 120)
  return `The bare page parts from the portal's at character ${at}:\n  portal … ${around(left)}\n  bare   … ${around(right)}`
}

function withoutScripts(html: string): string {
  const ids = new Map<string, string>()
  return (
    html
      .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/<link rel="(?:after-paint|preload)"[^>]*>/g, '')
      .replaceAll(/(?:<!--\/?\$-->)+(?=<\/body>)|(?:<!--\/?\$-->)+$/g, '')
      .replaceAll(/ nonce="[^"]*"/g, ' nonce=""')
      // Each form that is shown may be sent once.
      .replaceAll(/(name="submission" value=)"[^"]*"/g, '$1""')
      .replaceAll(/_R_\w*_/g, (id) => {
        const known = ids.get(id) ?? `id-${ids.size}`
        ids.set(id, known)
        return known
      })
  )
}
