import { expect, test, vi } from 'vitest'
import { airplayAllowed, watchAirplay } from './airplay'

test.each([
  ['nothing is said', {}, {}, true],
  ['closed', { disableAirplay: true }, {}, false],
  ['closed, but open for released titles', { disableAirplay: true, enableAirplayForReleased: true }, {}, true],
  ['not for one to come', { disableAirplay: true, enableAirplayForReleased: true }, { is_released: false }, false],
  ['open for one to come, where nothing is closed', {}, { is_released: false }, true],
])('%s', (_, rules, asset, expected) => {
  expect(airplayAllowed({ disableAirplay: false, enableAirplayForReleased: false, ...rules }, asset)).toBe(expected)
})

const safari = () => Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: vi.fn() })
const availability = (of: string) =>
  Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: of })

test('reports available screens until stopped', () => {
  const video = safari()
  const tell = vi.fn()
  const stop = watchAirplay(video, true, tell)
  video.dispatchEvent(availability('available'))
  video.dispatchEvent(availability('not-available'))
  stop()
  video.dispatchEvent(availability('available'))
  expect(tell.mock.calls).toEqual([[true], [false]])
})

test('denies AirPlay in the browser if the brand forbids it', () => {
  const video = safari()
  const tell = vi.fn()
  watchAirplay(video, false, tell)
  video.dispatchEvent(availability('available'))
  expect(tell).not.toHaveBeenCalled()
  expect(video.getAttribute('x-webkit-airplay')).toBe('deny')
})
