// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { sentencesAt } from './sentencesAt'

it.each([
  ['its own text', '<p>  One\n two <i>three</i></p>', 'p', ['One two', 'One two three']],
  [
    'the text around it',
    '<p>Directed by <a>Fritz Lang</a></p>',
    'a',
    ['Fritz Lang', 'Directed by', 'Directed by Fritz Lang'],
  ],
  ['the accessible name of an icon button', '<button aria-label="Search"><svg></svg></button>', 'svg', ['Search']],
  ['a placeholder', '<input placeholder="Find titles">', 'input', ['Find titles']],
  ['not the name of a landmark around it', '<nav aria-label="Menu"><a>Films</a></nav>', 'a', ['Films']],
])('returns the sentences at an element: %s', (_, html, selector, expected) => {
  document.body.innerHTML = `<main>${html}</main>`
  const element = document.querySelector(selector)
  expect(element && sentencesAt(element)).toEqual(expected)
})
