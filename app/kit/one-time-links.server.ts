import { seal, unseal } from './secret.server.ts'

const purpose = 'link in a mail'

/**
 * Addresses that hold a key, by what stands before their `:token`. The log leaves the key out of all; kept mails of those
 * that let their reader in.
 */
const letsIn = {
  verify: true,
  reset: true,
  invite: true,
  s: true,
  a: true,
  unsubscribe: false,
  unfollow: false,
  // These two let somebody in, and are in no mail.
  camera: false,
  f: false,
  'appointments/calendar': false,
}

const all = Object.entries(letsIn)
const mailed = all.flatMap(([path, isIn]) => (isIn ? [path] : [])).join('|')
const links = new RegExp(`(/(?:${mailed})/)([^\\s?#"'<>&]+)`, 'g')
const sealed = new RegExp(`(/(?:${mailed})/)sealed\\.([\\w-]+)`, 'g')
const keyed = new RegExp(`/(${all.map(([path]) => path).join('|')})/.+`, 'i')

/** The path of an address as the log may have it. */
export function withoutKey(pathname: string): string {
  return pathname.replace(keyed, '/$1/…')
}

/** A mail as it is kept: the keys in its links are readable by nobody who has the database alone. */
export function sealLinks(secret: string, text: string): string {
  return text.replaceAll(links, (_whole, path: string, key: string) => {
    const written = seal(secret, purpose, Buffer.from(key)).toString('base64url')
    return `${path}sealed.${written}`
  })
}

/** The mail as it was sent; what was sealed by another secret stays as it is. */
export function openLinks(secret: string, text: string): string {
  return text.replaceAll(sealed, (whole, path: string, written: string) => {
    try {
      return path + unseal(secret, purpose, Buffer.from(written, 'base64url')).toString()
    } catch {
      return whole
    }
  })
}
