import type Shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { whenReloadCancelled } from '../../lib/async/pageReload'
import { installGapHandler } from './missingSegments'

export type ShakaModule = typeof Shaka

let shakaPromise: Promise<ShakaModule> | undefined

/**
 * Loads the streaming engine once. The next call after a failure retries.
 */
export function loadShaka(): Promise<ShakaModule> {
  shakaPromise ??= import('shaka-player/dist/shaka-player.compiled-es2021').then(
    ({ default: shaka }) => {
      shaka.polyfill.installAll()
      installGapHandler(shaka)
      return shaka
    },
    async (error) => {
      shakaPromise = undefined
      await whenReloadCancelled()
      throw error
    },
  )
  return shakaPromise
}
