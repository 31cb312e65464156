import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

type Page = Awaited<ReturnType<typeof visitor>>['page']

const form = '/en/new-ticket?draft=new'
const said = (page: Page) => page.locator('.damage-list > li > span:first-child').allTextContents()

/** Where a place of the drawing, in its millimetres, is on the screen. */
async function spotOn(page: Page, x: number, y: number) {
  const surface = page.locator('.damage-surface')
  await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await surface.boundingBox()
  const view = ((await surface.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const [left = 0, top = 0, width = 1, height = 1] = view
  if (!box) throw new Error('The drawing is not in sight')
  return { x: box.x + ((x - left) / width) * box.width, y: box.y + ((y - top) / height) * box.height }
}

test('damage is marked by pointer and by keys, told in words, undone, and there again after the page is loaded', async () => {
  const { page, complaints } = await visitor({})
  await signIn(page, 'dealer@demo.example', form)
  const tube = await spotOn(page, 180, -250)
  await page.mouse.click(tube.x, tube.y)
  await page.locator('.damage-handle').waitFor()
  expect(await said(page)).toEqual(['Mark 1: point on the down tube, in the centre'])
  expect(await page.locator('input[name=part_involved][value=frame]').isChecked()).toBe(true)

  const fork = await spotOn(page, 535, -180)
  await page.mouse.move(fork.x, fork.y)
  await page.mouse.down()
  await page.mouse.move(fork.x + 20, fork.y)
  await page.mouse.up()
  await page.locator('.damage-handle').nth(1).waitFor()
  expect((await said(page))[1]).toBe('Mark 2: circle on the fork, halfway up on the right')

  // The focus is on what was just set.
  for (const key of ['-', '-', '-', '-', '-', '-', '-', '-']) await page.keyboard.press(key)
  expect((await said(page))[1]).toBe('Mark 2: point on the fork, halfway up on the right')
  await page.keyboard.press('Shift+ArrowLeft')
  const marks = page.locator('input[name=marks]')
  expect(await marks.inputValue()).toBe('frame 180 -250 0,fork 495 -180 0')
  await page.keyboard.press('Delete')
  await expect.poll(() => marks.inputValue()).toBe('frame 180 -250 0')
  await page.getByRole('button', { name: 'Undo the last' }).click()
  await expect.poll(() => marks.inputValue()).toBe('frame 180 -250 0,fork 495 -180 0')

  await page
    .getByText(/^Draft saved/)
    .first()
    .waitFor()
  await page.reload()
  expect(await said(page)).toHaveLength(2)
  expect(await marks.inputValue()).toBe('frame 180 -250 0,fork 495 -180 0')
  expect(
    await page.locator('.damage-handle').evaluateAll((all: SVGElement[]) => all.map(({ tabIndex }) => tabIndex)),
  ).toEqual([0, 0])
  expect(complaints).toEqual([])
})

test('on a phone of 320 px a thumb marks the drawing, which stays where it is and lets the page scroll', async () => {
  const { page, complaints } = await visitor({ width: 320 })
  await signIn(page, 'sales@demo.example', form)
  for (const [index, [x, y]] of [
    [180, -250],
    [535, -180],
  ].entries()) {
    const spot = await spotOn(page, x ?? 0, y ?? 0)
    const top = () => page.locator('.damage-drawing').evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await page.mouse.click(spot.x, spot.y)
    await page.locator('.damage-handle').nth(index).waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(1)
  }
  const sizes = await page
    .locator('.damage-hit, .damage-line .button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  const ways = await page
    .locator('.damage-surface, .damage-handle')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).touchAction))
  expect(ways).toEqual(['pan-y pinch-zoom', 'none', 'none'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(complaints).toEqual([])
})
