import { formatSize } from '../../../../collaboration/assetFacts'
import type { Schema } from '../../../../tools/schemas/schema'

/** What a field expects of its picture. */
export interface PictureTarget {
  /** Such as "21:9"; undefined: any. */
  ratio?: string
  /** In pixels. */
  minWidth: number
  maxBytes: number
}

/** Measured facts about a picture. */
export interface PictureFacts {
  address: string
  width?: number
  height?: number
  bytes?: number
}

export interface Verdict {
  tone: 'good' | 'warn' | 'bad'
  text: string
}

const PICTURE_FIELD_NAME = /(?:image|img|picture|photo|logo|icon|poster|banner|thumb|background|detail)(?:_|Thumb|$)/i

/** Whether a field holds the address of a picture: other addresses are those of scripts, style sheets and videos. */
export const isPictureField = (name: string, { type, title }: Schema): boolean =>
  type === 'string' &&
  title === 'Resource' &&
  PICTURE_FIELD_NAME.test(name.replace(/_(?:path|url|uri|login|reset)$/, ''))

/** The widths at which sites load pictures of a ratio (docs/contributing/rules.md, "Image width"). */
const MIN_WIDTHS_PX: Record<string, number> = { '21:9': 1200, '16:9': 800, '2:3': 500 }
const ICON_SIZES_PX: Record<string, number> = { favicon: 32, apple_touch_icon: 180 }
const DEFAULT_MIN_WIDTH_PX = 600

const MAX_PICTURE_BYTES = 1_000_000
const MAX_LOGO_BYTES = 100_000

/** The description of a field names its ratio. */
export function pictureTarget(name: string, description = ''): PictureTarget {
  const icon = ICON_SIZES_PX[name]
  if (icon !== undefined) return { ratio: '1:1', minWidth: icon, maxBytes: MAX_LOGO_BYTES }
  if (/logo/i.test(name)) return { minWidth: 0, maxBytes: MAX_LOGO_BYTES }
  const ratio = /\b\d+:\d+\b/.exec(description)?.[0]
  return { ratio, minWidth: MIN_WIDTHS_PX[ratio ?? ''] ?? DEFAULT_MIN_WIDTH_PX, maxBytes: MAX_PICTURE_BYTES }
}

/** Whether a picture suits a field. The first verdict is about its shape or size. */
export function judgePicture({ address, width, height, bytes }: PictureFacts, target: PictureTarget): Verdict[] {
  const isDrawn = /\.svg(?:[?#]|$)/i.test(address)
  const heavy: Verdict[] =
    bytes !== undefined && bytes > target.maxBytes
      ? [{ tone: 'warn', text: `heavy: more than ${formatSize(target.maxBytes)}` }]
      : []
  if (!width || !height) return heavy
  if (!isDrawn && width < target.minWidth)
    return [{ tone: 'bad', text: `too small: at least ${target.minWidth} px wide needed` }, ...heavy]
  if (!target.ratio) return heavy
  if (isNear(width / height, target.ratio)) return [{ tone: 'good', text: `fits ${target.ratio}` }, ...heavy]
  return [{ tone: 'warn', text: `${ratioName(width / height)}, cropped to ${target.ratio}` }, ...heavy]
}

const RATIOS = ['21:9', '2:1', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16']
/** Share by which a picture may differ from its ratio: one or two lines of pixels of a small one are cropped. */
const TOLERANCE = 0.02

function ratioName(value: number): string {
  return RATIOS.find((ratio) => isNear(value, ratio)) ?? (value > 1 ? 'other wide shape' : 'other tall shape')
}

function isNear(value: number, ratio: string): boolean {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return Math.abs(value / (width / height) - 1) <= TOLERANCE
}

/** "1680 × 720, 240 kB". */
export const sizeText = ({ width, height, bytes }: PictureFacts): string =>
  [width && height ? `${width} × ${height}` : undefined, formatSize(bytes)].filter(Boolean).join(', ')
