import { expect, it, vi } from 'vitest'
import { bringIntoView } from './bringIntoView'

it('moves what can be scrolled, and not what hides its rest', () => {
  document.body.innerHTML = `
    <div id="row" style="overflow-x: auto"><div id="hero" style="overflow-x: hidden"><a href="/x">Slide</a></div></div>`
  const [row, hero, slide] = ['#row', '#hero', 'a'].map((each) => document.querySelector(each) as HTMLElement)
  // As a browser does: every box around it.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    for (const box of [row, hero]) if (box) box.scrollLeft = 37
  })
  if (slide) bringIntoView(slide)
  expect([row?.scrollLeft, hero?.scrollLeft]).toEqual([37, 0])
})
