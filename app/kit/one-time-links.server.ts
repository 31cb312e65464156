import { seal, unseal } from './secret.server.ts'

const purpose = 'link in a mail'

/** The last part of such an address opens something once: its reader is let in. */
const links = /(\/(?:verify|reset|invite|s|a)\/)([^\s?#"'<>&]+)/g
const sealed = /(\/(?:verify|reset|invite|s|a)\/)sealed\.([\w-]+)/g

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
