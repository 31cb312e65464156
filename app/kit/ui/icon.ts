import { createElement, type SVGProps } from 'react'

/** As lucide describes one: its elements and their attributes. */
type Icon = { name: string; node: readonly [element: string, attributes: Record<string, string>][] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Stands in the place of lucide's own maker of icons (see vite.icons.ts), which put together every attribute and every
 * stroke again wherever an icon is shown: a tenth of the server's time for a list and of its HTML, and 1 kB of what a
 * browser loads first. The strokes are written once, and what all icons have in common is the stylesheet's (`.lucide`).
 */
export default function createLucideIcon({ name, node }: Icon) {
  // Of lucide's own files alone: nothing that anybody typed is in it.
  const strokes = { __html: node.map(written).join('') }
  return function LucideIcon({ size = 24, className, ...rest }: IconProps) {
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className: `lucide lucide-${name}${className === undefined ? '' : ` ${className}`}`,
      'aria-hidden': true,
      ...rest,
      dangerouslySetInnerHTML: strokes,
    })
  }
}

function written([element, { key: _key, ...attributes }]: Icon['node'][number]): string {
  const list = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
  return `<${element}${list.join('')}></${element}>`
}
