import { expect, test, vi } from 'vitest'
import { isAirplayAllowed, watchAirplay } from './airplay'

test.each([
  ['allows AirPlay by default', {}, {}, true],
  ['forbids AirPlay if disabled', { disableAirplay: true }, {}, false],
  ['allows AirPlay for released titles only', { disableAirplay: true, enableAirplayForReleased: true }, {}, true],
  [
    'forbids AirPlay for an unreleased title',
    { disableAirplay: true, enableAirplayForReleased: true },
    { is_released: false },
    false,
  ],
  ['allows AirPlay for an unreleased title if not disabled', {}, { is_released: false }, true],
])('%s', (_, rules, asset, expected) => {
  expect(isAirplayAllowed({ disableAirplay: false, enableAirplayForReleased: false, ...rules }, asset)).toBe(expected)
})

const createSafariVideo = () =>
  Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: vi.fn() })
const availabilityEvent = (value: string) =>
  Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: value })

test('reports available screens until stopped', () => {
  const video = createSafariVideo()
  const onChange = vi.fn()
  const stop = watchAirplay(video, true, onChange)
  video.dispatchEvent(availabilityEvent('available'))
  video.dispatchEvent(availabilityEvent('not-available'))
  stop()
  video.dispatchEvent(availabilityEvent('available'))
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('reports no AirPlay and sets x-webkit-airplay="deny" if the brand forbids it', () => {
  const video = createSafariVideo()
  const onChange = vi.fn()
  watchAirplay(video, false, onChange)
  video.dispatchEvent(availabilityEvent('available'))
  expect(onChange).not.toHaveBeenCalled()
  expect(video.getAttribute('x-webkit-airplay')).toBe('deny')
})
