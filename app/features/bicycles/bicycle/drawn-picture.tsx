import type { ComponentProps } from 'react'
import { raceGeometry } from './bicycle.ts'
import { BicycleDrawing } from './bicycle.drawing.tsx'

export function DrawnPicture(props: ComponentProps<'div'>) {
  return (
    <div {...props}>
      <BicycleDrawing geometry={raceGeometry(54)} />
    </div>
  )
}
