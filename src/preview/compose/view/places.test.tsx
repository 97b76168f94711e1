import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeSite } from '../draft/testing/fakeSite'
import { createComposeView } from './places'
import { useWorkspace } from './useWorkspace'

async function open() {
  const draft = await fakeSite({}).open()
  const panel = { current: null }
  const { result } = renderHook(() => {
    const workspace = useWorkspace(panel, panel)
    return { workspace, view: createComposeView(draft, { pagePath: '/home', setPage: vi.fn() }, workspace) }
  })
  return {
    panels: () => result.current.workspace.panels,
    act: (change: (now: typeof result.current) => void) => act(() => change(result.current)),
    read: () => result.current.view.read(),
  }
}

test('reopens the panel in which a step was made when the place of the step is shown', async () => {
  const { panels, act, read } = await open()
  act(({ workspace }) => workspace.showDetails('part'))
  const place = read()
  act(({ workspace }) => workspace.panels.show('parts'))
  act(({ workspace }) => workspace.panels.setSize('closed'))
  act(({ view }) => view.show(place, true))
  expect(panels()).toMatchObject({ side: 'details', size: 'half' })
})

test('keeps the sheet closed for a step that was made with a closed sheet', async () => {
  const { panels, act, read } = await open()
  act(({ workspace }) => workspace.panels.setSize('closed'))
  act(({ view }) => view.show(read(), false))
  expect(panels().size).toBe('closed')
})

test('keeps the sheet closed if the page shows the place of a step', async () => {
  const { panels, act, read } = await open()
  const place = read()
  act(({ workspace }) => workspace.panels.setSize('closed'))
  act(({ view }) => view.show(place, false))
  expect(panels().size).toBe('closed')
})

test('opens the sheet for a step that was made in a section of the site', async () => {
  const { panels, act, read } = await open()
  act(({ workspace }) => workspace.setSide('site'))
  act(({ workspace }) => workspace.showDetails('part'))
  const place = read()
  act(({ workspace }) => workspace.panels.setSize('closed'))
  act(({ view }) => view.show(place, false))
  expect(panels()).toMatchObject({ side: 'details', size: 'half' })
})

test('keeps the history open when the place of a step is shown', async () => {
  const { panels, act, read } = await open()
  const place = read()
  act(({ workspace }) => workspace.toggleHistory())
  act(({ view }) => view.show(place, true))
  expect(panels().side).toBe('details')
})
