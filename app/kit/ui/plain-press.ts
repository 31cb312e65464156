/** Whether a link is simply pressed: with one of these keys held the browser opens it elsewhere, or saves it. */
export function isPlainPress(keys: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>): boolean {
  return !(keys.metaKey || keys.ctrlKey || keys.shiftKey || keys.altKey)
}
