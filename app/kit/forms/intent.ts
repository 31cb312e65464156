/** Which of a page's forms was sent; empty where it does not say. */
export function intentIn(fields: URLSearchParams): string {
  return fields.get('intent') ?? ''
}
