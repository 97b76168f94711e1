import { act, fireEvent, render, screen } from '@testing-library/react'
import type Player from 'video.js/dist/types/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { NextCard } from './NextCard'

/** The used part of a player. */
class FakePlayer extends EventTarget {
  readonly root = document.createElement('div')
  readonly el = () => this.root
  readonly isDisposed = () => false
  readonly on = (names: string | string[], listener: () => void) => {
    for (const name of [names].flat()) this.addEventListener(name, listener)
  }
  readonly off = (names: string | string[], listener: () => void) => {
    for (const name of [names].flat()) this.removeEventListener(name, listener)
  }
  dispatch = (name: string) => act(() => void this.dispatchEvent(new Event(name)))
}

let player: FakePlayer
let onNext: ReturnType<typeof vi.fn<() => void>>
const advanceSeconds = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => void vi.advanceTimersByTime(1000))
}
const card = () => screen.queryByRole('region')

beforeEach(() => {
  vi.useFakeTimers()
  player = new FakePlayer()
  onNext = vi.fn()
  render(<NextCard player={standIn<Player>(player)} next={{ name: '7. Satanas' }} onNext={onNext} />)
})
afterEach(() => vi.useRealTimers())

test('shows the next title at the end, and starts it once after ten seconds', () => {
  advanceSeconds(30)
  expect(card()).toBeNull()
  player.dispatch('ended')
  expect(card()?.textContent).toContain('7. Satanas')
  advanceSeconds(9)
  expect(onNext).not.toHaveBeenCalled()
  advanceSeconds(10)
  expect(onNext).toHaveBeenCalledOnce()
})

test.each([
  ['a click on cancel', () => fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement)],
  ['a seek back', () => player.dispatch('seeking')],
  ['playing again', () => player.dispatch('play')],
])('%s cancels the next title', (_, act) => {
  player.dispatch('ended')
  act()
  advanceSeconds(30)
  expect(card()).toBeNull()
  expect(onNext).not.toHaveBeenCalled()
})

test('starts the next title immediately on click', () => {
  player.dispatch('ended')
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(onNext).toHaveBeenCalledOnce()
})
