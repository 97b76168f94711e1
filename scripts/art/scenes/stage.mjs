// Lets a scene be drawn in hundredths of its unit around its own centre: (0, 0) is the middle of the subject,
// and the subject stays within ±110 across and ±100 down. The stage reaches to the edges of the sheet.
import { group, rect } from '../../../fixtures/tools/art/ink.mjs'

export const staged =
  (draw) =>
  ({ w, h, x, y, u, p, r }) => {
    const k = 100 / u
    const [left, top, right, bottom] = [-x * k - 4, -y * k - 4, (w - x) * k + 4, (h - y) * k + 4]
    const stage = {
      left,
      top,
      right,
      bottom,
      /** From here to the right things may happen; what lies left of it carries copy on wide slides. */
      calm: w > h * 2 ? (0.44 * w - x) * k : left,
      tall: h > w,
      r,
      fill: (ink) => rect(left, top, right - left, bottom - top, ink),
      floor: (y0, ink) => rect(left, y0, right - left, bottom - y0, ink),
    }
    return group(`transform="translate(${x} ${y}) scale(${Math.round(1e4 / k) / 1e4})"`, draw(p, stage))
  }
