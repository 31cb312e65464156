import type { ReactNode } from 'react'
import './bicycle.css'
import { bicycleShapes, between } from './bicycle.ts'
import type { BicyclePart, BicycleShapes, Geometry, Wheel } from './bicycle.ts'

type Props = {
  geometry: Geometry
  /** Said aloud instead of the picture; without it the picture is decoration. */
  label?: string
  /** What is shown of the plane, unless the bicycle alone. */
  view?: { x: number; y: number; width: number; height: number }
  /** Drawn over it, in its millimetres: the bottom bracket is the origin, y points down. */
  children?: ReactNode
}

/** A bicycle's side view, drawn from its geometry. */
export function BicycleDrawing({ geometry, label, view, children }: Props) {
  const shapes = bicycleShapes(geometry)
  const { x, y, width, height } = view ?? shapes.view
  const viewBox = [x, y, width, height].map(Math.round).join(' ')
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className="bicycle" viewBox={viewBox} {...spoken}>
      <WheelDrawing wheel={shapes.wheels[0]} />
      <WheelDrawing wheel={shapes.wheels[1]} />
      <Part name="seatpost">
        <path className="bicycle-body" d={shapes.seatpost.d} />
      </Part>
      <path className="bicycle-line" d={shapes.rails} />
      <path className="bicycle-solid" d={shapes.saddle} />
      <Part name="fork">
        <path className="bicycle-body" d={shapes.fork.d} />
      </Part>
      <Part name="frame">
        <Frame shapes={shapes} />
      </Part>
      <Part name="handlebar">
        <Handlebar shapes={shapes} />
      </Part>
      <Drive shapes={shapes} />
      {children}
    </svg>
  )
}

/** By its name style sheets colour it. */
function Part({ name, children }: { name: BicyclePart; children: ReactNode }) {
  return <g data-part={name}>{children}</g>
}

function WheelDrawing({ wheel }: { wheel: Wheel }) {
  const at = { cx: tenth(wheel.centre.x), cy: tenth(wheel.centre.y) }
  const tread = (wheel.tyre - wheel.bead) * 0.62
  const depth = wheel.bead - wheel.rim
  return (
    <g>
      <circle {...at} r={wheel.rim + depth / 2} strokeWidth={depth} className="bicycle-rim" />
      <circle {...at} r={tenth(wheel.tyre - tread / 2)} strokeWidth={tenth(tread)} className="bicycle-tyre" />
      <circle {...at} r={wheel.bead} className="bicycle-faint" />
      <circle {...at} r={wheel.rim} className="bicycle-line" />
      <path d={wheel.spokes} className="bicycle-faint" />
      <circle {...at} r={wheel.hub + 4} className="bicycle-body" />
      <circle {...at} r={5} className="bicycle-line" />
    </g>
  )
}

function Frame({ shapes }: { shapes: BicycleShapes }) {
  const { frame, collar } = shapes
  const silhouette = Object.values(frame)
    .map((limb) => limb.d)
    .join('')
  const from = between(frame.downTube.from, frame.downTube.to, 0.42)
  const to = between(frame.downTube.from, frame.downTube.to, 0.72)
  return (
    <>
      <path className="bicycle-body" d={silhouette} />
      <path className="bicycle-body" d={collar.d} />
      <path
        className="bicycle-rope bicycle-band"
        d={`M${tenth(from.x)},${tenth(from.y)}L${tenth(to.x)},${tenth(to.y)}`}
        strokeWidth={13}
      />
    </>
  )
}

function Handlebar({ shapes }: { shapes: BicycleShapes }) {
  const { stem, spacers, bar, hood, lever } = shapes
  return (
    <>
      <path className="bicycle-body" d={spacers.d + stem.body.d + stem.clamp.d} />
      <path className="bicycle-rope" d={bar} strokeWidth={28} />
      <path className="bicycle-rope bicycle-core" d={bar} strokeWidth={24} />
      <path className="bicycle-body" d={lever} />
      <path className="bicycle-body" d={hood} />
      <circle
        cx={tenth(stem.face.centre.x)}
        cy={tenth(stem.face.centre.y)}
        r={stem.face.radius}
        className="bicycle-body"
      />
    </>
  )
}

function Drive({ shapes }: { shapes: BicycleShapes }) {
  const { drive, points } = shapes
  const rear = { cx: tenth(points.rearAxle.x), cy: tenth(points.rearAxle.y) }
  return (
    <g>
      <circle {...rear} r={drive.cassette} className="bicycle-line" />
      <circle {...rear} r={drive.cog} className="bicycle-faint" />
      <circle {...rear} r={drive.cog / 2} className="bicycle-faint" />
      <path className="bicycle-body" d={drive.hanger.d + drive.cage.d} />
      {drive.pulleys.map((pulley) => (
        <circle key={pulley.y} cx={tenth(pulley.x)} cy={tenth(pulley.y)} r={11} className="bicycle-line" />
      ))}
      <circle r={drive.chainring} className="bicycle-line" />
      <circle r={drive.chainring - 5} strokeWidth={6} className="bicycle-tyre" />
      <circle r={drive.innerRing} className="bicycle-faint" />
      <path d={drive.chain} className="bicycle-rope" strokeWidth={4} strokeDasharray="7 3" />
      <path className="bicycle-solid bicycle-round" d={drive.crank.d} />
      <circle r={9} className="bicycle-accent" />
      <circle cx={tenth(drive.pedal.x)} cy={tenth(drive.pedal.y)} r={5} className="bicycle-accent" />
    </g>
  )
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
