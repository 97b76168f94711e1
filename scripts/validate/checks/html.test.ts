import { expect, it } from 'vitest'
import { testModule, testSite } from '../site/testSite'
import { checkHtml } from './html'

it.each([
  ['<p>Since <em>1926</em></p>', undefined],
  ['<p>Less < more, on = off, style = taste</p>', undefined],
  ['<script>go()</script>', '<script>'],
  ['<img src="x" onerror="go()">', 'event handlers'],
  ['<a href="javascript:go()">x</a>', 'javascript: and data: URLs'],
  ['<iframe src="/x"></iframe>', 'frames'],
  ['<form action="/x"><input></form>', 'forms'],
  ['<p style="color:red">x</p>', 'styles'],
  ['<meta http-equiv="refresh">', '<base>, <link> and <meta>'],
])('checks %s', (content, removed) => {
  const expected = removed === undefined ? [] : [`unsafe HTML will be removed: ${removed}`]
  expect(checkHtml(testSite({ footer: { content } })).map(({ message }) => message)).toEqual(expected)
  const modules = [testModule({ type: 'html_block', content })]
  expect(checkHtml(testSite({}, { modules })).map(({ message }) => message)).toEqual(expected)
})

it('does not check module types without HTML', () => {
  expect(checkHtml(testSite({}, { modules: [testModule({ type: 'text_block', content: '<script>' })] }))).toEqual([])
})
