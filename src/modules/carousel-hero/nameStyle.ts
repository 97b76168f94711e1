import type { CSSProperties } from 'react'

/**
 * The problem: "Sunrise" may fill a column, "The Passion of Joan of Arc" in the same size would fill the screen.
 * The solution: `--letters`, about how many letters the widest line has when the name is set in about two lines; the
 * style divides the column's width by it.
 */
export function nameStyle(name: string): CSSProperties {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  return { '--letters': Math.max(4, longest, Math.ceil(name.length / 1.8)) } as CSSProperties
}
