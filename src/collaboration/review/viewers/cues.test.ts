import { expect, test } from 'vitest'
import { type Cue, parseCues } from './cues'

const TWO_CUES: Cue[] = [
  { start: 1, end: 2, text: 'One' },
  { start: 3, end: 4, text: 'Two' },
]
const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n'
const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n00:03.000 --> 00:04.000\nTwo\n'

test.each<[string, string]>([
  ['SubRip', SRT],
  ['WebVTT', VTT],
  ['a separating line with a space', SRT.replace('\n\n', '\n \n')],
  ['a separating line with a tab', VTT.replace('One\n\n', 'One\n\t\n')],
  ['several separating lines', SRT.replace('\n\n', '\n\n \n\n')],
  ['no separating line', SRT.replace('\n\n', '\n')],
  ['Windows line ends', SRT.replaceAll('\n', '\r\n')],
  ['old Mac line ends', SRT.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${SRT}`],
  ['a byte order mark before WEBVTT', `\uFEFF${VTT}`],
  ['no final line end', SRT.trimEnd()],
  ['no counters', SRT.replace(/^\d+\n/gm, '')],
  ['neither counters nor separating lines', SRT.replace(/^\d+\n/gm, '').replace('\n\n', '\n')],
  ['counters from 0', SRT.replace('1\n', '0\n').replace('\n2\n', '\n1\n')],
  ['a title after WEBVTT', VTT.replace('WEBVTT', 'WEBVTT - The film')],
  ['headers after WEBVTT', VTT.replace('WEBVTT', 'WEBVTT\nKind: captions\nLanguage: en')],
  ['no WEBVTT', VTT.replace('WEBVTT\n\n', '')],
  ['cue identifiers', VTT.replace('00:01', 'first cue\n00:01').replace('00:03', '2\n00:03')],
  ['notes, styles and regions', VTT.replace('00:03', 'NOTE\nTo check\n\nSTYLE\n::cue {}\n\nREGION\nid:a\n\n00:03')],
  ['times with a dot in SubRip', SRT.replaceAll(',', '.')],
  ['times with a comma in WebVTT', VTT.replaceAll('.', ',')],
  ['times without hours in SubRip', SRT.replaceAll('00:00:', '00:')],
  ['times with one digit', SRT.replaceAll('00:00:0', '0:00:0').replaceAll(',000', ',0')],
  ['times without milliseconds', SRT.replaceAll(',000', '')],
  ['times without spaces', SRT.replaceAll(' --> ', '-->')],
  ['times with spaces around', SRT.replaceAll(/^(00.+)$/gm, '  $1  ')],
  ['coordinates after the times', SRT.replaceAll(/( --> \S+)/g, '$1  X1:100 X2:200 Y1:50 Y2:90')],
  ['settings after the times', VTT.replaceAll(/( --> \S+)/g, '$1 align:start position:10%')],
  ['empty lines before and in the text', SRT.replace('One', '\nOne\n')],
  ['a cue without a text', VTT.replace('00:03', '00:02.500 --> 00:02.600\n\n00:03')],
])('reads a file with %s', (_, file) => {
  expect(parseCues(file)).toEqual(TWO_CUES)
})

test.each<[string, string, string]>([
  ['entities of converters', 'Say &quot;no&quot; &amp; it&#39;s &apos;done&apos;', `Say "no" & it's 'done'`],
  ['numeric references', '&#233;t&#xE9; &#128512; &#x1F600;', 'été 😀 😀'],
  ['references to invalid characters', '&#0; &#xD800; &#x110000; &#9999999;', '\uFFFD \uFFFD \uFFFD \uFFFD'],
  ['an escaped reference', '&amp;quot;', '&quot;'],
  ['an unknown reference', '&constructor; &hm;', '&constructor; &hm;'],
  ['ampersands', 'AT&T; R&D', 'AT&T; R&D'],
  ['tags of WebVTT', '<v Roger Bingham>We are <c.loud>in</c> <b>New <i>York</i></b></v>', 'We are in New York'],
  ['times within a line', 'One <00:01.500>two', 'One two'],
  ['tags of SubRip', '<font color="#fff">One</font> {\\an8}{\\i1}two', 'One two'],
  ['an escaped tag', '&lt;i&gt;', '<i>'],
  ['comparisons', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['two lines', ' One \n two ', 'One\ntwo'],
  ['a number', '1984', '1984'],
  ['direction marks', '&rlm;שלום&lrm;', '\u200Fשלום\u200E'],
])('converts %s in a cue to plain text', (_, text, shown) => {
  const file = `1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo`
  expect(parseCues(file)).toEqual([{ start: 1, end: 2, text: shown }, TWO_CUES[1]])
})

test('reads times of several hours', () => {
  expect(parseCues('100:02:03,004 --> 100:02:04,5\nLate')).toEqual([
    { start: 360_123.004, end: 360_124.5, text: 'Late' },
  ])
})

test.each([
  ['an HTML page', '<html>\n\nNot found'],
  ['an empty file', ''],
  ['an arrow in a text', 'Go --> there'],
  ['times followed by a letter', '00:01.000 --> 00:02.000x\nOne'],
])('finds no cue in %s', (_, file) => expect(parseCues(file)).toEqual([]))

test('reads the first 5000 cues', () => {
  const cue = '\n00:01.000 --> 00:02.000\nOne\n'
  expect(parseCues(`WEBVTT\n${cue.repeat(5001)}`)).toHaveLength(5000)
})
