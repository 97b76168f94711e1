import { bare } from './bare'

/** shaka and a video element, and nothing else. It is attached before the press. */
bare(async (video) => {
  const { default: shaka } = await import('shaka-player/dist/shaka-player.compiled-es2021')
  shaka.polyfill.installAll()
  const player = new shaka.Player()
  await player.attach(video)
  return async (src) => {
    await player.load(src)
    await video.play()
  }
})
