import { bare } from './bare'
import 'video.js/dist/video-js.css'

/** All of video.js, with its own streaming engine also where the browser claims to play HLS by itself. */
bare(async (video) => {
  const { default: videojs } = await import('video.js')
  video.className = 'video-js'
  const player = videojs(video, { controls: true, preload: 'auto', html5: { vhs: { overrideNative: true } } })
  await new Promise<void>((resolve) => player.ready(() => resolve()))
  return async (src) => {
    player.src({ src, type: 'application/x-mpegURL' })
    await player.play()
  }
})
