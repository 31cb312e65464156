import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BicycleDrawing } from './bicycle.drawing.tsx'
import { bicyclePoints, bicycleShapes, raceGeometry, raceSizes } from './bicycle.ts'
import type { Point } from './bicycle.ts'

test('the wheels stand on one ground and leave room for the frame and the foot', () => {
  for (const size of raceSizes) {
    const g = raceGeometry(size)
    const { bb, rearAxle, frontAxle, seatTop } = bicyclePoints(g)
    expect(frontAxle.y).toBeCloseTo(rearAxle.y, 6)
    expect(distance(rearAxle, frontAxle)).toBeGreaterThan(2 * g.wheelRadius + 200)
    expect(distance(bb, frontAxle)).toBeGreaterThan(g.wheelRadius + g.crank)
    expect(toLine(rearAxle, bb, seatTop)).toBeGreaterThan(g.wheelRadius - 5)
  }
})

test('fork, chainstay and rake keep the lengths the table gives them', () => {
  for (const size of raceSizes) {
    const g = raceGeometry(size)
    const { bb, crown, frontAxle, rearAxle, headTop, steering } = bicyclePoints(g)
    expect(distance(crown, frontAxle)).toBeCloseTo(g.forkLength, 6)
    expect(distance(bb, rearAxle)).toBeCloseTo(g.chainstay, 6)
    const below = { x: headTop.x + steering.x, y: headTop.y + steering.y }
    expect(toLine(frontAxle, headTop, below)).toBeCloseTo(g.rake, 6)
  }
})

test('a larger size is higher, longer and has a longer head tube', () => {
  const all = raceSizes.map((size) => bicyclePoints(raceGeometry(size)))
  expect(rising(all.map((p) => p.headTop.y))).toBe(true)
  expect(rising(all.map((p) => p.headTop.x))).toBe(true)
  expect(rising(all.map((p) => p.saddle.y))).toBe(true)
  expect(rising(all.map((p) => p.bar.y))).toBe(true)
  expect(rising(all.map((p) => distance(p.headTop, p.crown)))).toBe(true)
})

test('every size is drawn in finite numbers, inside its frame, within six kilobytes, without inline styles', () => {
  for (const size of raceSizes) {
    const { view } = bicycleShapes(raceGeometry(size))
    const markup = renderToStaticMarkup(createElement(BicycleDrawing, { geometry: raceGeometry(size), label: 'Bici' }))
    expect(markup).not.toMatch(/NaN|Infinity|undefined|style=/)
    expect(markup.length).toBeLessThan(6000)
    for (const [, x, y] of markup.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThan(view.x)
      expect(Number(x)).toBeLessThan(view.x + view.width)
      expect(Number(y)).toBeGreaterThan(view.y)
      expect(Number(y)).toBeLessThan(view.y + view.height)
    }
  }
})

function rising(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function toLine(point: Point, from: Point, to: Point): number {
  const cross = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  return Math.abs(cross) / distance(from, to)
}
