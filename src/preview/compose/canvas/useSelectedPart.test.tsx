import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { CanvasApi } from './api/canvasApi'
import { useSelectedPart } from './useSelectedPart'

const FILE = 'modules/home.json'
const filesWith = (slugs: readonly string[]): SiteTexts =>
  new Map([[FILE, JSON.stringify({ data: slugs.map((slug) => ({ module: { slug } })) })]])

afterEach(() => document.body.replaceChildren())

/** A page with an element for each module; the second one is selected. */
function renderSelected(slugs: readonly string[]) {
  const show = (shown: readonly string[]) =>
    document.body.replaceChildren(
      ...shown.map((slug) => Object.assign(document.createElement('section'), { id: slug, scrollIntoView: () => {} })),
    )
  show(slugs)
  const elementAt = (pointer: string) => document.body.children[Number(pointer.split('/')[2])]
  const api = {
    find: (file: string, pointer: string) => {
      const element = elementAt(pointer)
      return element && { file, pointer, element, explained: {} }
    },
    shownValue: (_: string, pointer: string) => elementAt(pointer)?.id,
    moduleElement: (_: string, slug: string) => document.getElementById(slug) ?? undefined,
    reveal: () => {},
    watchLists: () => () => {},
  } as unknown as CanvasApi
  const selected = { file: FILE, pointer: '/data/1/module', turn: 0 }
  const { result, rerender } = renderHook(({ files }) => useSelectedPart(api, selected, files, true), {
    initialProps: { files: filesWith(slugs) },
  })
  return {
    show,
    edit: (changed: readonly string[]) => rerender({ files: filesWith(changed) }),
    shownSlug: () => result.current?.element.id,
  }
}

test('keeps the selected element when the slug of its module changes and the page still shows the old slug', async () => {
  const { show, edit, shownSlug } = renderSelected(['hero', 'wall', 'promos'])
  expect(shownSlug()).toBe('wall')
  edit(['hero', 'wall-2', 'promos'])
  expect(shownSlug()).toBe('wall')
  await act(async () => show(['hero', 'wall-2', 'promos']))
  expect(shownSlug()).toBe('wall-2')
})

test('selects no element for an added module until the page shows that module', () => {
  const { edit, shownSlug } = renderSelected(['hero', 'wall'])
  edit(['hero', 'new', 'wall'])
  expect(shownSlug()).toBeUndefined()
})
