import type { FrameSize } from '#app/catalogue/catalogue.ts'
import { raceGeometry, raceSizes as drawnSizes } from '#app/features/bicycles/bicycle/bicycle.ts'

/** A public all-round race frame, the one that is drawn. */
export const raceSizes: FrameSize[] = drawnSizes.map((nominal) => {
  const { stack, reach, seatTube, standover, headAngle, seatAngle, bbDrop, rake, crank, stem } = raceGeometry(nominal)
  const size = String(nominal)
  return { size, nominal, stack, reach, seatTube, standover, headAngle, seatAngle, bbDrop, rake, crank, stem }
})
