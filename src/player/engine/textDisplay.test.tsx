import shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { beforeEach, describe, expect, test } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { createTextDisplay } from './textDisplay'

class FakeCue {
  constructor(
    public startTime: number,
    public endTime: number,
    public text: string,
  ) {}
}

/** The part of a track that the display uses. */
const fakeTrack = (cues: FakeCue[] = []) => ({
  cues,
  /** The texts that video.js renders on a "cuechange" event. */
  rendered: [] as string[],
  dispatchEvent({ type }: Event) {
    if (type === 'cuechange') this.rendered = cues.map(({ text }) => text)
  },
  addCue: (cue: FakeCue) => void cues.push(cue),
  removeCue: (cue: FakeCue) => void cues.splice(cues.indexOf(cue), 1),
})

const cue = (startTime: number, endTime: number, text: string, id = '') =>
  Object.assign(new shaka.text.Cue(startTime, endTime, text), { id })

let display: ReturnType<typeof createTextDisplay>
let track: ReturnType<typeof fakeTrack>
const cueTexts = () => track.cues.map(({ startTime, endTime, text }) => `${startTime}-${endTime} ${text}`)

beforeEach(() => {
  Object.assign(globalThis, { VTTCue: FakeCue })
  display = createTextDisplay()
  track = fakeTrack()
  display.showIn(standIn(track))
})

// video.js shows a cue at its end time, too, so each ends a millisecond earlier.
test('adds cues with their position to the shown track', () => {
  display.append([Object.assign(cue(1, 3, 'One'), { line: 0 })])
  expect(track.cues).toMatchObject([{ startTime: 1, endTime: 2.999, text: 'One', line: 0, snapToLines: true }])
})

test('renders cues that arrive while the video is paused', () => {
  display.append([cue(1, 3, 'One'), cue(2, 4, 'Two')])
  expect(track.rendered).toEqual(['One', 'Two'])
})

test.each([
  ['ends at its start time', 3, 3],
  ['ends before its start time', 5, 4],
])('ignores a cue that %s', (_, startTime, endTime) => {
  display.append([cue(startTime, endTime, 'Never')])
  expect(cueTexts()).toEqual([])
})

describe('a cue that two segments contain', () => {
  test.each<[string, [number, number], [number, number], string[]]>([
    ['is shown once', [3, 5], [3, 5], ['3-4.999 A']],
    ['is shown once if its times are rounded differently', [3, 5], [3.0004, 5.0004], ['3-4.9994 A']],
    ['is merged if it is cut at the boundary', [3, 4], [4, 5], ['3-4.999 A']],
    ['is merged if the second part arrives first', [4, 5], [3, 4], ['3-4.999 A']],
    ['is not merged across a pause', [3, 4], [5, 6], ['3-3.999 A', '5-5.999 A']],
  ])('%s', (_, first, second, expected) => {
    display.append([cue(...first, 'A')])
    display.append([cue(...second, 'A')])
    expect(cueTexts()).toEqual(expected)
  })

  test('is not merged with a cue of another text or position, even with the same id', () => {
    display.append([cue(3, 5, 'A', '1')])
    display.append([cue(3, 5, 'B', '1'), Object.assign(cue(3, 5, 'A'), { line: 0 })])
    expect(cueTexts()).toEqual(['3-4.999 A', '3-4.999 B', '3-4.999 A'])
  })
})

describe('removing a time range', () => {
  beforeEach(() => display.append([cue(1, 3, 'One'), cue(4, 6, 'Two'), cue(7, 9, 'Three')]))

  test('removes the cues within the range', () => {
    expect(display.remove(4, 6)).toBe(true)
    expect(cueTexts()).toEqual(['1-2.999 One', '7-8.999 Three'])
  })

  test.each([
    ['starts before the range', 5, 8],
    ['ends after the range', 0, 5],
  ])('keeps a cue that %s, and shows it once when its segment is appended again', (_, start, end) => {
    display.remove(start, end)
    display.append([cue(4, 6, 'Two')])
    expect(cueTexts().filter((text) => text.endsWith('Two'))).toEqual(['4-5.999 Two'])
  })

  test('shows a removed cue again when its segment is appended again', () => {
    display.remove(0, 3)
    display.append([cue(1, 3, 'One')])
    expect(cueTexts()).toContain('1-2.999 One')
  })
})

test('clears both tracks when the track changes', () => {
  display.append([cue(1, 3, 'One')])
  const other = fakeTrack([new FakeCue(1, 2, 'from an earlier selection')])
  display.showIn(standIn(other))
  expect([track.cues, other.cues]).toEqual([[], []])
  expect(display.isTextVisible()).toBe(true)
})

test('drops cues while no track is shown', () => {
  display.showIn(undefined)
  display.append([cue(1, 3, 'One')])
  expect(cueTexts()).toEqual([])
  expect(display.isTextVisible()).toBe(false)
})

test('removes nothing after it was destroyed', async () => {
  display.append([cue(1, 3, 'One')])
  await display.destroy()
  expect(display.remove(0, 10)).toBe(false)
})
