import type Shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { pageStays } from '../../lib/pageReload'
import { answerGaps } from './missingSegments'

export type ShakaModule = typeof Shaka

let loading: Promise<ShakaModule> | undefined

/**
 * The streaming engine, loaded once. After a failure it is asked for anew.
 * @throws what the browser says when its file does not come
 */
export function loadShaka(): Promise<ShakaModule> {
  loading ??= import('shaka-player/dist/shaka-player.compiled-es2021').then(
    ({ default: shaka }) => {
      shaka.polyfill.installAll()
      answerGaps(shaka)
      return shaka
    },
    async (error) => {
      loading = undefined
      await pageStays()
      throw error
    },
  )
  return loading
}
