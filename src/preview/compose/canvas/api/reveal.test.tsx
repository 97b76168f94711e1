import { expect, test, vi } from 'vitest'
import { createReveal } from './reveal'

test('pauses a carousel only on its first reveal, and shows the slide that contains the revealed element', () => {
  Element.prototype.scrollIntoView = vi.fn()
  document.body.innerHTML = `<section id="hero"><div class="mq-slides">
    <div class="mq-slides__slide"><a id="first"></a></div><div class="mq-slides__slide" inert><a id="second"></a></div>
    <button class="mq-dashes__tool mq-dashes__tool--step"></button><button class="mq-dashes__tool" id="pause"></button>
    <button class="mq-dashes__dash"></button><button class="mq-dashes__dash" id="dash"></button></div></section>`
  const clicked: string[] = []
  addEventListener('click', ({ target }) => clicked.push((target as Element).id))
  const reveal = createReveal()
  for (const id of ['hero', 'first', 'second']) reveal(document.getElementById(id) as Element)
  expect(clicked).toEqual(['pause', 'dash'])
})

test('scrolls to the carousel instead of the slide in it, because the slide may still move', () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.id)
  }
  document.body.innerHTML = `<div class="mq-slides" id="slides"><div class="mq-slides__slide"><a id="link"></a></div></div>
    <section id="text"></section>`
  const reveal = createReveal()
  for (const id of ['link', 'text']) reveal(document.getElementById(id) as Element)
  expect(scrolled).toEqual(['slides', 'text'])
})
