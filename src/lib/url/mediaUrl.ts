const MIN = 300
const MAX = 2400
const STEPS = [300, 450, 600, 900, 1200, 1680, 2400]

/**
 * Address of a picture at a width (spec, section 9: 300 to 2400 CSS pixels, default 600).
 * @param width wanted, in pixels of the device
 */
export function imageUrl(src: string, width = 600): string {
  if (src.endsWith('.svg') || src.startsWith('data:')) return src
  const clamped = Math.round(Math.min(MAX, Math.max(MIN, Number.isFinite(width) ? width : 600)))
  return `${src}${src.includes('?') ? '&' : '?'}width=${clamped}`
}

/**
 * `srcset` of a picture for screens of any density.
 * @param width at which it is shown at most, in CSS pixels
 */
export function imageSet(src: string, width: number): string | undefined {
  if (src.endsWith('.svg')) return undefined
  const most = Math.min(MAX, width * 2)
  const widths = STEPS.filter((step, i) => step <= most || (STEPS[i - 1] ?? 0) < most)
  return widths.map((step) => `${imageUrl(src, step)} ${step}w`).join(', ')
}

/** Whether an address is that of a video file, by its ending (spec, section 7: banner images, detect video files). */
export const isVideoFile = (address: string | undefined): boolean =>
  /\.(?:mp4|m4v|webm|mov)(?:[?#]|$)/i.test(address ?? '')
