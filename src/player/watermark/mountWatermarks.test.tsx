import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Watermark } from '../../generated/types'
import { mountWatermarks } from './mountWatermarks'

let host: HTMLElement
let video: HTMLVideoElement
let triggerResize: () => void
let cleanups: (() => void)[]
const disconnect = vi.fn()

/** happy-dom has no layout: the test sets sizes. */
function setLayout(element: object, lengths: Record<string, number>) {
  for (const [name, value] of Object.entries(lengths)) {
    Object.defineProperty(element, name, { configurable: true, writable: true, value })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  cleanups = []
  disconnect.mockClear()
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value === 'red' })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        triggerResize = callback
      }
      observe() {}
      disconnect = disconnect
    },
  )
  host = document.createElement('div')
  host.innerHTML = '<video></video><div class="vjs-text-track-display"></div><div class="vjs-control-bar"></div>'
  document.body.append(host)
  video = host.querySelector('video') as HTMLVideoElement
  setLayout(host, { clientWidth: 1600 })
  setLayout(video, {
    offsetLeft: 0,
    offsetTop: 0,
    offsetWidth: 1600,
    offsetHeight: 900,
    videoWidth: 640,
    videoHeight: 480,
  })
  setLayout(video, { currentTime: 0 })
})

afterEach(() => {
  for (const cleanup of cleanups) cleanup()
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function mount(...marks: Watermark[]) {
  const end = mountWatermarks(host, video, marks)
  cleanups.push(end)
  return end
}
const layer = () => host.querySelector('.mq-watermarks') as HTMLElement
const marks = () => [...host.querySelectorAll<HTMLElement>('.mq-watermarks__mark')]
const mark = () => marks()[0] as HTMLElement
const playTo = (seconds: number) => {
  setLayout(video, { currentTime: seconds })
  video.dispatchEvent(new Event('timeupdate'))
}
/** Observers run in a microtask, then the layer is debounced. */
const settle = () => vi.advanceTimersByTimeAsync(60)

test('inserts the layer directly after the video, below captions and controls', () => {
  mount({ content: 'Ana' })
  expect([...host.children].map((child) => child.className)).toEqual([
    '',
    'mq-watermarks',
    'vjs-text-track-display',
    'vjs-control-bar',
  ])
  expect(layer().style.getPropertyValue('z-index')).toBe('auto')
})

test('ignores pointer and selection, and is hidden from screen readers', () => {
  mount({ content: 'Ana' })
  expect(layer().getAttribute('aria-hidden')).toBe('true')
  for (const element of [layer(), mark()]) {
    expect(element.style.getPropertyValue('pointer-events')).toBe('none')
    expect(element.style.getPropertyValue('user-select')).toBe('none')
  }
})

test('overrides style sheets that would hide it', () => {
  mount({ content: 'Ana' })
  for (const name of ['display', 'visibility', 'opacity', 'transform', 'clip-path', 'position']) {
    expect(layer().style.getPropertyPriority(name)).toBe('important')
    expect(mark().style.getPropertyPriority(name)).toBe('important')
  }
})

test('renders content as text, even if it looks like HTML', () => {
  mount({ content: '<b>a</b>\n<img src=x onerror=alert(1)>' })
  expect(mark().childNodes).toHaveLength(1)
  expect(mark().firstChild?.nodeType).toBe(Node.TEXT_NODE)
  expect(mark().textContent).toBe('<b>a</b>\n<img src=x onerror=alert(1)>')
})

test.each([
  ['no marks', []],
  ['marks without content', [{}, { content: ' ' }]],
])('renders nothing for %s', (_, given) => {
  mount(...given)
  expect(host.children).toHaveLength(3)
})

test('covers the picture without its bars', () => {
  mount({ content: 'Ana', font_color: 'red', text_align: 'right' })
  const style = (name: string) => layer().style.getPropertyValue(name)
  expect(['left', 'top', 'width', 'height'].map(style)).toEqual(['200px', '0px', '1200px', '900px'])
  expect(mark().style.getPropertyValue('left')).toBe('240px')
  expect(mark().style.getPropertyValue('top')).toBe('180px')
  expect(mark().style.getPropertyValue('font-size')).toBe('45px')
  expect(mark().style.getPropertyValue('color')).toBe('red')
  expect(mark().style.getPropertyValue('text-align')).toBe('right')
})

test('moves a mark that would exceed the picture inwards', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  mount({ content: 'Ana', left: 100 })
  expect(mark().style.getPropertyValue('left')).toBe('900px')
  width.mockRestore()
})

describe('resizing', () => {
  const small = () => {
    setLayout(host, { clientWidth: 400 })
    setLayout(video, { offsetWidth: 400, offsetHeight: 100 })
  }
  const fontSize = () => mark().style.getPropertyValue('font-size')

  it('updates 250 ms after the last change', () => {
    mount({ content: 'Ana' })
    small()
    triggerResize()
    vi.advanceTimersByTime(200)
    triggerResize()
    vi.advanceTimersByTime(249)
    expect(fontSize()).toBe('45px')
    vi.advanceTimersByTime(1)
    expect(fontSize()).toBe('12px')
  })

  it('updates the font size when fullscreen starts or ends', () => {
    mount({ content: 'Ana' })
    small()
    document.dispatchEvent(new Event('fullscreenchange'))
    vi.advanceTimersByTime(250)
    expect(fontSize()).toBe('12px')
  })

  it('updates when the aspect ratio of the video is known', () => {
    mount({ content: 'Ana' })
    setLayout(video, { videoWidth: 1600, videoHeight: 900 })
    video.dispatchEvent(new Event('loadedmetadata'))
    expect(layer().style.getPropertyValue('width')).toBe('1600px')
  })
})

describe('a dynamic mark', () => {
  const place = () => [mark().style.getPropertyValue('left'), mark().style.getPropertyValue('top')].join(' ')
  const visibility = () => mark().style.getPropertyValue('visibility')

  it('moves with the playback position, and stops while paused', () => {
    mount({ content: 'Ana', pos_type: 'dynamic' })
    expect(place()).toBe('240px 180px')
    playTo(5)
    const second = place()
    expect(second).not.toBe('240px 180px')
    vi.advanceTimersByTime(60_000)
    playTo(5)
    expect(place()).toBe(second)
    playTo(0)
    expect(place()).toBe('240px 180px')
  })

  it('is visible for its duration after the offset, and again after each interval', () => {
    mount({ content: 'Ana', pos_type: 'dynamic', offset_seconds: 10, interval_seconds: 60, on_screen_seconds: 10 })
    const seen = [0, 10, 19, 20, 70].map((seconds) => {
      playTo(seconds)
      return visibility()
    })
    expect(seen).toEqual(['hidden', 'visible', 'visible', 'hidden', 'visible'])
  })

  it('is visible after a seek beyond its offset, also while paused', () => {
    mount({ content: 'Ana', pos_type: 'dynamic', offset_seconds: 10 })
    setLayout(video, { currentTime: 30 })
    video.dispatchEvent(new Event('seeking'))
    expect(visibility()).toBe('visible')
  })

  it('does not move a static mark', () => {
    mount({ content: 'Ana', pos_type: 'static' })
    playTo(500)
    expect(place()).toBe('240px 180px')
  })
})

describe('tampering', () => {
  it.each<[string, () => void]>([
    ['removed layer', () => layer().remove()],
    ['layer moved before the video', () => host.prepend(layer())],
    ['layer moved out of the player', () => document.body.append(layer())],
    ['layer hidden by an attribute', () => layer().setAttribute('hidden', '')],
    ['layer hidden by a style', () => layer().style.setProperty('display', 'none', 'important')],
    ['mark hidden by a style', () => mark().style.setProperty('opacity', '0', 'important')],
    ['removed mark', () => mark().remove()],
    ['emptied layer', () => layer().replaceChildren()],
    ['changed text content', () => (mark().textContent = 'Other')],
    ['changed text node', () => ((mark().firstChild as Text).data = 'Other')],
    ['removed class', () => (layer().className = '')],
    ['layer removed just before a move', () => [layer().remove(), playTo(5)]],
    ['layer hidden just before a move', () => [layer().setAttribute('hidden', ''), playTo(5)]],
  ])('restores the layer: %s', async (_, tamper) => {
    mount({ content: 'Ana', pos_type: 'dynamic' })
    tamper()
    await settle()
    expect(document.querySelectorAll('.mq-watermarks')).toHaveLength(1)
    expect(video.nextElementSibling).toBe(layer())
    expect(mark().textContent).toBe('Ana')
    expect(layer().hasAttribute('hidden')).toBe(false)
    expect(layer().style.getPropertyValue('display')).toBe('block')
    expect(mark().style.getPropertyValue('opacity')).toBe('1')
    expect(layer().style.getPropertyValue('width')).toBe('1200px')
  })

  it('restores the layer after every removal', async () => {
    mount({ content: 'Ana' })
    for (let time = 0; time < 3; time++) {
      layer().remove()
      await settle()
      expect(mark().textContent).toBe('Ana')
    }
  })

  it('does not block the page if a script removes the layer immediately each time', async () => {
    let removals = 0
    const remover = new MutationObserver(() => {
      if (!layer()) return
      removals++
      layer().remove()
    })
    remover.observe(host, { childList: true })
    mount({ content: 'Ana' })
    await vi.advanceTimersByTimeAsync(1000)
    remover.disconnect()
    expect(removals).toBeGreaterThan(5)
    expect(removals).toBeLessThan(25)
  })

  it('does not react to its own changes', async () => {
    mount({ content: 'Ana', pos_type: 'dynamic' })
    const before = layer()
    playTo(5)
    triggerResize()
    await vi.advanceTimersByTimeAsync(1000)
    host.append(document.createElement('i'))
    await settle()
    expect(layer()).toBe(before)
  })
})

test('does not restore the layer after unmounting', async () => {
  const end = mount({ content: 'Ana' })
  end()
  triggerResize()
  playTo(5)
  video.dispatchEvent(new Event('loadedmetadata'))
  document.dispatchEvent(new Event('fullscreenchange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(layer()).toBeNull()
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(() => end()).not.toThrow()
})

test('does not restore a layer that was removed just before unmounting', async () => {
  const end = mount({ content: 'Ana' })
  layer().remove()
  await vi.advanceTimersByTimeAsync(10)
  end()
  await settle()
  expect(layer()).toBeNull()
})
