import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { interceptedBrowserKeys } from '../../../ui/testing/browserKeys'
import { MarkLane } from './MarkLane'
import { groupMarks, type TimedComment } from './reviewMarks'

const timedComment = (id: number, seconds: number, more: Partial<TimedComment> = {}): TimedComment => ({
  id,
  name: 'm.kuleshova',
  text: 'The flag is hand-tinted.',
  seconds,
  isResolved: false,
  ...more,
})
const marks = groupMarks(
  [timedComment(1, 10), timedComment(2, 50, { isResolved: true }), timedComment(3, 80), timedComment(4, 80.5)],
  100,
  1000,
  24,
)
const buttons = () => screen.getAllByRole('button')

test('labels open, resolved and grouped marks, and sets aria-current on the active one', () => {
  render(<MarkLane marks={marks} length={100} range={undefined} activeTimeCode={50} onSeek={() => {}} />)
  expect(
    buttons().map((each) => [each.querySelector('.mq-vh')?.textContent, each.lastElementChild?.textContent]),
  ).toEqual([
    ['m.kuleshova at 00:00:10: The flag is hand-tinted.', 'MK'],
    ['m.kuleshova at 00:00:50, done: The flag is hand-tinted.', ''],
    ['2 comments at 00:01:20', '2'],
  ])
  expect(buttons().map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true', null])
})

test('seeks on a click on a mark, and does not pass the click to the seek bar', () => {
  const onSeek = vi.fn()
  const onOuterClick = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the seek bar
    // biome-ignore lint/a11y/useKeyWithClickEvents: represents the seek bar
    <div onMouseDown={onOuterClick} onClick={onOuterClick}>
      <MarkLane marks={marks} length={100} range={undefined} activeTimeCode={undefined} onSeek={onSeek} />
    </div>,
  )
  fireEvent.mouseDown(buttons()[2] as HTMLElement)
  fireEvent.click(buttons()[2] as HTMLElement)
  expect(onSeek).toHaveBeenCalledWith(80)
  expect(onOuterClick).not.toHaveBeenCalled()
})

test('does not intercept keyboard shortcuts of the browser', () => {
  render(<MarkLane marks={marks} length={100} range={undefined} activeTimeCode={undefined} onSeek={() => {}} />)
  buttons()[1]?.focus()
  expect(interceptedBrowserKeys(buttons()[1] as HTMLElement)).toEqual([])
})

test('has one tab stop, and moves with arrow keys, Home and End', () => {
  render(<MarkLane marks={marks} length={100} range={undefined} activeTimeCode={undefined} onSeek={() => {}} />)
  const tabIndexes = () => buttons().map((each) => each.tabIndex)
  expect(tabIndexes()).toEqual([0, -1, -1])
  buttons()[0]?.focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(buttons()[1])
  expect(tabIndexes()).toEqual([-1, 0, -1])
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  expect(document.activeElement).toBe(buttons()[2])
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(buttons()[2])
})

test('shows the loop range, also with only a start', () => {
  const { container, rerender } = render(
    <MarkLane marks={[]} length={100} range={{ start: 25 }} activeTimeCode={undefined} onSeek={() => {}} />,
  )
  const band = () => container.querySelector<HTMLElement>('.mq-lane__loop')
  expect(band()).not.toBeNull()
  rerender(<MarkLane marks={[]} length={100} range={undefined} activeTimeCode={undefined} onSeek={() => {}} />)
  expect(band()).toBeNull()
})
