import type { TranslateFunction } from '../../text/createText'
import { formatSize } from '../assetFacts'
import type { Upload } from './uploadList'

/** Sent and total bytes of several files, without failed and cancelled ones. */
export function totalBytes(list: readonly Upload[]): { sent: number; size: number } {
  const sum = { sent: 0, size: 0 }
  for (const { state, sent, file } of list) {
    if (state === 'failed' || state === 'cancelled') continue
    sum.size += file.size
    sum.sent += state === 'done' ? file.size : sent
  }
  return sum
}

/**
 * Remaining seconds at the current speed of running uploads.
 * @param now by `performance.now()`
 * @returns undefined if it cannot be estimated yet
 */
export function secondsLeft(list: readonly Upload[], now: number): number | undefined {
  const { sent, size } = totalBytes(list)
  let speed = 0
  for (const { state, sent, startedAt = now } of list) {
    const seconds = (now - startedAt) / 1000
    if (state === 'running' && seconds >= 2) speed += sent / seconds
  }
  return speed > 0 ? (size - sent) / speed : undefined
}

/** Sent and total size with the remaining time, never in percent. */
export function progressText(list: readonly Upload[], t: TranslateFunction): string {
  const left = secondsLeft(list, performance.now())
  const { sent, size } = totalBytes(list)
  const part = { sent: formatSize(sent) ?? '', size: formatSize(size) ?? '' }
  if (left === undefined) return t('uploadPart', part)
  const time =
    left >= 60 ? t('uploadMinutes', { count: Math.ceil(left / 60) }) : t('uploadSeconds', { count: Math.ceil(left) })
  return t('uploadPartLeft', { ...part, time })
}
