import { expect, it, vi } from 'vitest'

it('makes no player by itself of what the page holds', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<video class="video-js" data-setup=\'{"autoplay":true}\'></video>'
  const { video } = await import('./videoJs')
  vi.runAllTimers()
  expect(video.getAllPlayers()).toEqual([])
  vi.useRealTimers()
})
