import { expect, test } from 'vitest'
import { htmlToText } from './htmlText'

test.each([
  ['paragraphs', '<p>Bar from five.</p><p>Film at six.</p>', 'Bar from five.\nFilm at six.'],
  ['list items', 'Halls:<ul><li>Hall A</li><li>Hall B</li></ul>', 'Halls:\nHall A\nHall B'],
  ['line breaks', 'First line<br>Second line<BR/>Third line', 'First line\nSecond line\nThird line'],
  ['headings, with attributes', '<h2 class="a">Tonight</h2>Sunrise', 'Tonight\nSunrise'],
  ['table cells', '<table><tr><td>Six</td><td>Film</td></tr></table>', 'Six\nFilm'],
  [
    'line ends of the source',
    '<p>One\n  sentence.</p>\n\n<p>&nbsp;</p>\n<p>Another.</p>',
    'One sentence.\n&nbsp;\nAnother.',
  ],
  ['tags within a line', 'A <b>b</b>ig <i>night</i>, <a href="/x">here</a>.', 'A big night, here.'],
  ['tags that begin alike', '<picture></picture>A<span>B</span><thing>C</thing>', 'ABC'],
  ['less and greater than', 'For kids < 5 and > 2', 'For kids < 5 and > 2'],
  ['comments', 'A<!-- <p>note</p> -->B', 'AB'],
  ['plain text', 'A city.', 'A city.'],
  ['nothing', '', ''],
])('converts HTML to lines of text: %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})
