/**
 * On a slow line a file may be chosen, or a photo taken, before the page's scripts have come: the field then holds it, and
 * nobody has heard of it. Called once they are there, a field that takes its files at once (`data-at-once`) takes it as if
 * it were chosen now; not where its form has been sent meanwhile, with all that was in it.
 */
export function takeEarlyFiles(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-at-once]'))
    if (input.files?.length && !input.form?.hasAttribute(sentEarly))
      input.dispatchEvent(new Event('change', { bubbles: true }))
}

const sentEarly = 'data-sent-early'

/** Runs in the page before its scripts. */
export const noteSentEarlyScript = `addEventListener('submit',e=>e.target.setAttribute('${sentEarly}',''),{once:true})`
