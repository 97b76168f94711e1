/**
 * Whether dark text is easier to read on a colour than light text.
 * @param colour as #rrggbb; anything else counts as dark
 */
export function isLightColour(colour: string): boolean {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return false
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    toLinearLight(Number.parseInt(digits.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3
}

/** Linear light of a channel from 0 to 255, by WCAG 2 */
function toLinearLight(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
