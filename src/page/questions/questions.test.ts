import { expect, test } from 'vitest'
import { createQuestionMatcher, highlightHtml, highlightParts, searchTerms, withAnchors } from './questions'

const anchors = (...items: [id: number | string | undefined, question: string][]) =>
  withAnchors(items.map(([id, question]) => ({ ...(id === undefined ? {} : { id }), question, answer: '' }))).map(
    ({ anchor }) => anchor,
  )

test.each([
  [[['subtitles', 'Why?']], ['subtitles']],
  [[[12, 'Why?']], ['question-12']],
  [[['12a b', 'Why?']], ['question-12a-b']],
  [[[undefined, 'Où est le film ?']], ['ou-est-le-film']],
  [[[undefined, '映画は?']], ['question-1']],
  [[[undefined, 'What’s new?']], ['what-s-new']],
  [
    [
      ['a', 'x'],
      ['a', 'y'],
      ['a', 'z'],
    ],
    ['a', 'a-2', 'a-3'],
  ],
  [[['" onclick="x', 'Why?']], ['onclick-x']],
] as [[number | string | undefined, string][], string[]][])('gives the questions %j the anchors %j', (items, names) => {
  expect(anchors(...items)).toEqual(names)
})

test.each([
  ['Can I turn the subtitles off?', 'SUBTITLES', 'Can I turn the [subtitles] off?'],
  ['Les Misérables, MISERABLES', 'misér', 'Les [Misér]ables, [MISER]ABLES'],
  ['Häxan', 'haxan', '[Häxan]'],
  ['two of two', 'two of', '[two] [of] [two]'],
  ['aaaa', 'aa', '[aaaa]'],
  ['e\u0301cran', 'ecran', '[e\u0301cran]'],
  ['Die Straße', 's', 'Die [S]tra[ß]e'],
  ['Can’t I?', 'cant', '[Can’t] I?'],
  ['L’œuvre', 'oe', 'L’[œ]uvre'],
  ['plain', '', 'plain'],
  ['ﬁlm 🎬 film', 'film', 'ﬁlm 🎬 [film]'],
])('in %j highlights %j: %s', (text, term, marked) => {
  expect(
    highlightParts(text, searchTerms(term))
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join(''),
  ).toBe(marked)
})

test.each([
  ['<p>Press C.</p>', 'p', '<p><mark>P</mark>ress C.</p>'],
  ['<a href="/p">p</a>', 'p', '<a href="/p"><mark>p</mark></a>'],
  ['Lang &amp; amp', 'amp', 'Lang &amp; <mark>amp</mark>'],
  ['a <!-- b > b --> b', 'b', 'a <!-- b > b --> <mark>b</mark>'],
  ['5 < 6', '6', '5 < <mark>6</mark>'],
  ['<b>Don&rsquo;t</b>', 'dont', '<b><mark>Don’t</mark></b>'],
  ['caf&eacute; &#232; &#x42;', 'cafe', '<mark>café</mark> è &#x42;'],
  ['b', '', 'b'],
])('in the HTML %j highlights %j only in text, not in markup: %s', (html, term, marked) => {
  expect(highlightHtml(html, searchTerms(term))).toBe(marked)
})

test.each([
  ['subtitles', 'question'],
  ['SUBTITLES off', 'question'],
  ['c', 'question'],
  ['menu', 'answer'],
  ['subtitles menu', 'answer'],
  ['href', undefined],
  ['cinema', undefined],
])('finds %j in the %s', (term, where) => {
  const found = createQuestionMatcher(searchTerms(term))
  expect(
    found({ anchor: 'a', question: 'Can I turn subtitles off?', answer: '<p>In the <a href="/x">menu</a></p>' }),
  ).toBe(where)
})

test.each([
  ['a named quote', 'Don&rsquo;t worry', 'dont'],
  ['a numbered quote', 'Don&#8217;t &#39;worry&#39;', 'dont worry'],
  ['a named accent', 'Le caf&eacute;', 'cafe'],
  ['a ligature', 'L&rsquo;&oelig;uvre', 'loeuvre'],
])('finds an answer with %s written as an entity', (_, answer, term) => {
  expect(createQuestionMatcher(searchTerms(term))({ anchor: 'a', question: 'Why?', answer })).toBe('answer')
})

test.each([
  ['markup characters', '1 &lt; 2 &amp; 3 &gt; 2 &#60;b&#62; &quot;'],
  ['attributes', `<a href='/a' title='Don&#39;t'>x</a><!-- &rsquo; -->`],
  ['unknown names', '&constructor; &proto; &zacute1;'],
  ['code points outside Unicode', '&#1114112; &#xD800; &#0;'],
])('keeps the entities of %s in an answer', (_, html) => {
  expect(highlightHtml(html, ['nothing'])).toBe(html)
})
