// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { sentencesAt } from './sentencesAt'

it.each([
  ['own text', '<p>  One\n two <i>three</i></p>', 'p', ['One two', 'One two three']],
  [
    'the text around',
    '<p>Directed by <a>Fritz Lang</a></p>',
    'a',
    ['Fritz Lang', 'Directed by', 'Directed by Fritz Lang'],
  ],
  ['the name of a button of an icon', '<button aria-label="Search"><svg></svg></button>', 'svg', ['Search']],
  ['a placeholder', '<input placeholder="Find titles">', 'input', ['Find titles']],
  ['no name of a landmark around', '<nav aria-label="Menu"><a>Films</a></nav>', 'a', ['Films']],
])('finds %s', (_, html, selector, expected) => {
  document.body.innerHTML = `<main>${html}</main>`
  const element = document.querySelector(selector)
  expect(element && sentencesAt(element)).toEqual(expected)
})
