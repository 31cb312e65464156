/**
 * On a slow line a file may be chosen, or a photo taken, before the page's scripts have come: the field then holds it, and
 * nobody has heard of it. Called once they are there, it is taken as if it were chosen now.
 */
export function takeEarlyFiles(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }))
}
