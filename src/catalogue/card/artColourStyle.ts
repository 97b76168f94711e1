import type { CSSProperties } from 'react'
import type { Images } from '../../generated/types'

/** White text reaches a contrast of 4.5:1 up to this luminance, with a margin for the grain of a picture. */
const MAX_LUMINANCE = 0.12

/**
 * The picture's dark colour for scrims, as the custom property `--art` ("13 17 22", for `rgb(var(--art) / 0.9)`). A
 * colour that is too light for white text is darkened. Without a colour the brand's scrim applies, never grey (look:
 * Promo).
 */
export function artColourStyle(images: Images | undefined): CSSProperties {
  const ink = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(images?.ink ?? '')
  if (!ink) return {}
  const rgb = ink.slice(1).map((part) => Number.parseInt(part, 16))
  const [r = 0, g = 0, b = 0] = rgb.map((value) => (value / 255) ** 2.2)
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
  const factor = luminance > MAX_LUMINANCE ? (MAX_LUMINANCE / luminance) ** (1 / 2.2) : 1
  return { '--art': rgb.map((value) => Math.round(value * factor)).join(' ') }
}
