import { expect, it, vi } from 'vitest'

it('does not create players for video elements of the page automatically', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<video class="video-js" data-setup=\'{"autoplay":true}\'></video>'
  const { videoJs } = await import('./videoJs')
  vi.runAllTimers()
  expect(videoJs.getAllPlayers()).toEqual([])
  vi.useRealTimers()
})
