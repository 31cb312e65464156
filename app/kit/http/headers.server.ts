const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
}

/** What every answer carries, static files and errors too. */
export function securityHeaders(https: boolean): Record<string, string> {
  return https ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always
}

/** No inline script or style without the page's nonce; nothing from elsewhere. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For answers that are no page: a browser that is tricked into showing one as a page runs and loads nothing. */
export const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
