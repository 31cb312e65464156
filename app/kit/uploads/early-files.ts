/**
 * On a slow line a file may be chosen, or a photo taken, before the page's scripts have come, and a browser may put one back
 * as it loads the page again: the field then holds it, and nobody has heard of it. Called once they are there, every field
 * takes it as if it were chosen now. Only one that uploads at once (`data-at-once`) does not where its form has been sent
 * meanwhile, with all that was in it.
 */
export function takeEarlyFiles(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (input.files?.length && !input.matches(`[${sentEarly}] [data-at-once]`))
      input.dispatchEvent(new Event('change', { bubbles: true }))
}

const sentEarly = 'data-sent-early'

/** Runs in the page before its scripts. */
export const noteSentEarlyScript = `addEventListener('submit',e=>e.target.setAttribute('${sentEarly}',''),{once:true})`
