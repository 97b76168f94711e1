import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Outline } from './Outline'
import type { OutlineItem } from './outlineGroups'

const itemOf = (id: string, place: number): OutlineItem => ({
  id,
  file: 'modules/home.json',
  pointer: `/data/${place}/module`,
  name: id,
  type: 'text_block',
  typeWord: 'text',
  isChanged: false,
  place,
})

interface State {
  ids: string[]
  selected: string
  isShown: boolean
}

const outline = ({ ids, selected, isShown }: State) => (
  <Outline
    groups={[{ heading: 'Page', file: 'modules/home.json', items: ids.map(itemOf) }]}
    selectedId={selected}
    isShown={isShown}
    onSelect={vi.fn()}
    onMove={vi.fn()}
    onPress={vi.fn()}
    moving={undefined}
    onOwnList={vi.fn()}
  />
)

/** The texts of the rows that were scrolled into view. */
let scrolled: (string | null | undefined)[]
beforeEach(() => {
  scrolled = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.querySelector('.mqp-outline-list__name')?.textContent)
  })
})

const BEFORE: State = { ids: ['hero', 'wall', 'quote'], selected: 'wall', isShown: true }

test.each([
  ['when another one is selected', BEFORE, { ...BEFORE, selected: 'quote' }, ['wall', 'quote']],
  ['when it was moved', BEFORE, { ...BEFORE, ids: ['wall', 'hero', 'quote'] }, ['wall', 'wall']],
  ['when the list is shown', { ...BEFORE, isShown: false }, BEFORE, ['wall']],
  ['not for other changes', BEFORE, { ...BEFORE, ids: ['hero', 'wall', 'quotes'] }, ['wall']],
])('scrolls to the selected row %s', (_, before, after, expected) => {
  const { rerender } = render(outline(before))
  rerender(outline(after))
  expect(scrolled).toEqual(expected)
})
