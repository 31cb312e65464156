import { createPrivateKey } from 'node:crypto'

/** Whether it is a private RSA key that opens without a password. */
export function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
