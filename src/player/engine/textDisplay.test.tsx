import { beforeEach, expect, test } from 'vitest'
import { createTextDisplay } from './textDisplay'

class FakeCue {
  constructor(
    public startTime: number,
    public endTime: number,
    public text: string,
  ) {}
}

/** As much of a track as is looked at. */
const fakeTrack = (cues: FakeCue[] = []) => ({
  cues,
  addCue: (cue: FakeCue) => void cues.push(cue),
  removeCue: (cue: FakeCue) => void cues.splice(cues.indexOf(cue), 1),
})

/** A cue as the engine reads it. */
const cue = (startTime: number, endTime: number, payload: string, nestedCues: unknown[] = []) => ({
  startTime,
  endTime,
  payload,
  nestedCues,
  lineBreak: false,
})
const lineBreak = { ...cue(0, 0, ''), lineBreak: true }

let display: ReturnType<typeof createTextDisplay>
let track: ReturnType<typeof fakeTrack>
const words = () => track.cues.map(({ startTime, endTime, text }) => `${startTime}-${endTime} ${text}`)
const append = (...cues: unknown[]) => display.append(cues as never)

beforeEach(() => {
  Object.assign(globalThis, { VTTCue: FakeCue })
  display = createTextDisplay()
  track = fakeTrack()
  display.showIn(track as never)
})

test('cues go to the track that is shown, their parts and lines put together', () => {
  append(cue(1, 3, ' One '), cue(4, 6, '', [cue(4, 6, 'Two'), lineBreak, cue(4, 6, '', [cue(4, 6, 'lines')])]))
  expect(words()).toEqual(['1-3 One', '4-6 Two\nlines'])
})

test('what says nothing, or ends before it begins, is no cue', () => {
  append(cue(1, 3, '  '), cue(3, 3, 'Never'), cue(5, 4, 'Backwards'))
  expect(words()).toEqual([])
})

test('the engine takes back what lies within a time', () => {
  append(cue(1, 3, 'One'), cue(4, 6, 'Two'), cue(7, 9, 'Three'))
  expect(display.remove(3, 8)).toBe(true)
  expect(words()).toEqual(['1-3 One', '7-9 Three'])
})

test('another track begins with nothing, and the one before keeps nothing', () => {
  append(cue(1, 3, 'One'))
  const other = fakeTrack([new FakeCue(1, 2, 'of an earlier choice')])
  display.showIn(other as never)
  expect([track.cues, other.cues]).toEqual([[], []])
  expect(display.isTextVisible()).toBe(true)
})

test('while none is shown, cues go nowhere', () => {
  display.showIn(undefined)
  append(cue(1, 3, 'One'))
  expect(words()).toEqual([])
  expect(display.isTextVisible()).toBe(false)
})

test('destroyed, it takes nothing back any more', async () => {
  append(cue(1, 3, 'One'))
  await display.destroy()
  expect(display.remove(0, 10)).toBe(false)
})
