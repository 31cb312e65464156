import type { ComponentProps } from 'react'
import { type Geometry, raceGeometry } from './bicycle.ts'
import { BicycleDrawing } from './bicycle.drawing.tsx'

/** @param geometry unless told, that of an ordinary bicycle */
export function DrawnPicture({ geometry, ...box }: ComponentProps<'div'> & { geometry?: Geometry | undefined }) {
  return (
    <div {...box}>
      <BicycleDrawing geometry={geometry ?? raceGeometry(54)} />
    </div>
  )
}
