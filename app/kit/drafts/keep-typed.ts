/**
 * Call once, before React takes the page over: it then sets each text area that came with a text to that text once more,
 * and what somebody had typed there meanwhile would be gone. That one setting is passed over.
 */
export function keepTypedWhileHydrating(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  for (const field of document.querySelectorAll('textarea')) {
    if (field.defaultValue === '') continue
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => own?.get?.call(field),
      set(value: string) {
        Reflect.deleteProperty(field, 'value')
        if (value !== field.defaultValue) own?.set?.call(field, value)
      },
    })
  }
}
