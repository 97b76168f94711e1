import type { FrameHandle } from './frame'

/** The API of the page in a frame; undefined while it loads, and for a page of another origin that a link opened. */
export function frameHandle(frame: HTMLIFrameElement | null): FrameHandle | undefined {
  try {
    return frame?.contentWindow?.marqueeFrame
  } catch {
    return undefined
  }
}
