import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Stands in the place of lucide's own maker of icons in what is built (see vite.icons.ts). The strokes of all icons are one
 * file that the browser keeps, so that neither a script nor a page carries them: they were 7 kB of what a browser loads
 * before a page works. What all icons have in common is the stylesheet's (`.lucide`).
 */
export default function createLucideIcon(name: string) {
  const strokes = createElement('use', { href: `${import.meta.env.ICONS}#${name}` })
  return function LucideIcon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        className: `lucide lucide-${name}${className === undefined ? '' : ` ${className}`}`,
        'aria-hidden': true,
        ...rest,
      },
      strokes,
    )
  }
}
