/** Millimetres and degrees; the bottom bracket is the origin, x points to the front, y up. */
export type Geometry = {
  stack: number
  reach: number
  seatTube: number
  /** From the ground to the top of the top tube. */
  standover: number
  headAngle: number
  seatAngle: number
  chainstay: number
  bbDrop: number
  forkLength: number
  rake: number
  wheelRadius: number
  tyre: number
  rimDepth: number
  crank: number
  chainring: number
  cassette: number
  spacers: number
  stem: number
  stemAngle: number
  barReach: number
  barDrop: number
  saddleHeight: number
  /** 1 is a round-tubed race frame, more is an aerodynamic one. */
  tubeDepth: number
}

export type Point = { x: number; y: number }

export const raceSizes = [47, 51, 54, 56, 58, 61] as const
type RaceSize = (typeof raceSizes)[number]

/** The side view of a public all-round race frame, built up with ordinary parts. */
export function raceGeometry(size: RaceSize): Geometry {
  return bicycleIn(raceFrames[size])
}

/** What a size of a frame says of itself; a bicycle's other lengths are those of ordinary parts. */
export type FrameLengths = Pick<Geometry, 'stack' | 'reach' | 'seatTube' | 'standover' | 'headAngle' | 'seatAngle'> &
  Pick<Geometry, 'bbDrop' | 'rake' | 'crank' | 'stem'>

/** A frame of that size, built up. */
export function bicycleIn(frame: FrameLengths): Geometry {
  const { stack, reach, seatTube, standover, headAngle, seatAngle, bbDrop, rake, crank, stem } = frame
  const lengths = { stack, reach, seatTube, standover, headAngle, seatAngle, bbDrop, rake, crank, stem }
  return { ...build, ...lengths, saddleHeight: seatTube + 205 }
}

/** Where the middle of the bar clamp stands above and before the bottom bracket. */
export function barPosition(g: Geometry): Point {
  const head = radians(g.headAngle)
  const stem = radians(90 - g.headAngle + g.stemAngle)
  const up = g.spacers + halfStemClamp
  return {
    x: g.reach - up * Math.cos(head) + g.stem * Math.cos(stem),
    y: g.stack + up * Math.sin(head) + g.stem * Math.sin(stem),
  }
}

export type BicyclePoints = ReturnType<typeof bicyclePoints>

/** The joints of the bicycle: every shape hangs between two of them. */
export function bicyclePoints(g: Geometry) {
  const head = radians(g.headAngle)
  const seat = radians(g.seatAngle)
  const steering = { x: Math.cos(head), y: -Math.sin(head) }
  const seatAxis = { x: -Math.cos(seat), y: Math.sin(seat) }
  const headTop = { x: g.reach, y: g.stack }
  // From the top of the head tube down the steering axis to where the rake leaves it for the axle.
  const toRake = (g.stack - g.bbDrop + g.rake * Math.cos(head)) / Math.sin(head)
  const toCrown = toRake - Math.sqrt(g.forkLength ** 2 - g.rake ** 2)
  const rakeFoot = along(headTop, steering, toRake)
  return {
    bb: { x: 0, y: 0 },
    steering,
    seatAxis,
    headTop,
    crown: along(headTop, steering, toCrown),
    rearAxle: { x: -Math.sqrt(g.chainstay ** 2 - g.bbDrop ** 2), y: g.bbDrop },
    frontAxle: { x: rakeFoot.x + g.rake * Math.sin(head), y: rakeFoot.y + g.rake * Math.cos(head) },
    seatTop: along({ x: 0, y: 0 }, seatAxis, g.seatTube),
    saddle: along({ x: 0, y: 0 }, seatAxis, g.saddleHeight),
    stemFoot: along(headTop, steering, -(g.spacers + halfStemClamp)),
    bar: barPosition(g),
  }
}

export function along(from: Point, direction: Point, length: number): Point {
  return { x: from.x + direction.x * length, y: from.y + direction.y * length }
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

const halfStemClamp = 20

const build = {
  chainstay: 410,
  forkLength: 370,
  wheelRadius: 339,
  tyre: 27,
  rimDepth: 42,
  chainring: 105,
  cassette: 60,
  spacers: 10,
  stemAngle: -6,
  barReach: 78,
  barDrop: 125,
  tubeDepth: 1,
}

const raceFrames = {
  47: {
    stack: 506,
    reach: 367,
    seatTube: 423,
    standover: 726,
    headAngle: 71.2,
    seatAngle: 74.6,
    bbDrop: 72,
    rake: 48,
    crank: 170,
    stem: 80,
  },
  51: {
    stack: 530,
    reach: 377,
    seatTube: 468,
    standover: 754,
    headAngle: 72.1,
    seatAngle: 74.2,
    bbDrop: 72,
    rake: 45,
    crank: 170,
    stem: 90,
  },
  54: {
    stack: 550,
    reach: 386,
    seatTube: 513,
    standover: 779,
    headAngle: 73,
    seatAngle: 73.7,
    bbDrop: 70,
    rake: 45,
    crank: 172.5,
    stem: 100,
  },
  56: {
    stack: 565,
    reach: 392,
    seatTube: 534,
    standover: 797,
    headAngle: 73.5,
    seatAngle: 73.3,
    bbDrop: 70,
    rake: 43,
    crank: 172.5,
    stem: 100,
  },
  58: {
    stack: 584,
    reach: 401,
    seatTube: 554,
    standover: 814,
    headAngle: 73.8,
    seatAngle: 73,
    bbDrop: 68,
    rake: 43,
    crank: 172.5,
    stem: 110,
  },
  61: {
    stack: 608,
    reach: 409,
    seatTube: 584,
    standover: 843,
    headAngle: 73.9,
    seatAngle: 72.8,
    bbDrop: 68,
    rake: 43,
    crank: 175,
    stem: 120,
  },
} satisfies Record<RaceSize, FrameLengths>

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
