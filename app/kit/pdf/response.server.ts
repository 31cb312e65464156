import { sandboxPolicy } from '#app/kit/http/headers.server.ts'

/** A document made for one person: to be saved, kept by nobody else. */
export function pdfResponse(name: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${fileNameOf(name)}.pdf"`,
      'content-security-policy': sandboxPolicy,
      'cache-control': 'private, no-store',
    },
  })
}

/** Letters and digits without accents, words joined by hyphens: safe on every system and in a header. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain.slice(0, 80) || 'document'
}
