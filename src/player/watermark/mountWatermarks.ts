import type { Watermark } from '../../generated/types'
export const mountWatermarks = (_host: HTMLElement, _video: HTMLVideoElement, _marks: readonly Watermark[]) => () => {}
