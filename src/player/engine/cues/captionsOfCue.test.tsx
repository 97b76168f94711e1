import { readFileSync } from 'node:fs'
import shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import { describe, expect, test } from 'vitest'
import { type Caption, captionsOfCue } from './captionsOfCue'
import type { EngineCue } from './engineCue'

const PARSERS = { vtt: shaka.text.VttTextParser, ttml: shaka.text.TtmlTextParser }
const TIME_CONTEXT = { periodStart: 0, segmentStart: 0, segmentEnd: 32, vttOffset: 0, isMpegTs: false }

/** Captions of a document, read by Shaka's parser. */
function readCaptions(document: string, kind: keyof typeof PARSERS = 'vtt'): Caption[] {
  const parser = new PARSERS[kind]() as unknown as shaka.extern.TextParser
  const cues = parser.parseMedia(new TextEncoder().encode(document), TIME_CONTEXT, 'https://a.example/text', [])
  return cues.flatMap((cue: EngineCue) => captionsOfCue(cue))
}
const readFixtureCaptions = (name: string) =>
  readCaptions(readFileSync(`fixtures/media/video/authored/${name}`, 'utf8'), name.endsWith('.ttml') ? 'ttml' : 'vtt')
const describeCaptions = (captions: Caption[]) =>
  captions.map(({ startTime, endTime, text }) => `${startTime}-${endTime} ${text}`)
const readVttCue = (settings: string, text = 'Text') =>
  readCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000 ${settings}\n${text}\n`)

test('splits a TTML document by the times of its paragraphs and spans, and stacks those at one position', () => {
  expect(describeCaptions(readFixtureCaptions('timed.ttml'))).toEqual([
    '1-3 First line.',
    '4-6 Second line,\nin two rows.',
    '8-10 Third <i>line</i> &amp; more.',
    '12-14 Who',
    '14-16 Who\n<i>is there?</i>',
    '18-19 One',
    '19-21 One by one',
    '12-16 At the top.',
  ])
})

test('unescapes WebVTT text once, and escapes it again for a VTTCue', () => {
  expect(readFixtureCaptions('escapes.vtt').map(({ text }) => text)).toEqual([
    'I &lt;3 films',
    'if a &lt; b &amp;&amp; c > d',
    '&lt;no signal>',
    'Salt &amp; pepper',
    'AT&amp;amp;T',
    '<i>a &lt; b</i> &amp; c',
  ])
})

describe('text styles', () => {
  test.each([
    ['keeps italics', '<i>all</i> some', '<i>all</i> some'],
    ['keeps nested bold and underline', '<b>a <u>b</u></b>', '<b>a <u>b</u></b>'],
    ['keeps a line break within italics', '<i>one\ntwo</i>', '<i>one\ntwo</i>'],
    ['keeps ruby', '<ruby>漢<rt>kan</rt></ruby>', '<ruby>漢<rt>kan</rt></ruby>'],
    ['removes the name of a speaker', '<v Ann>Hello', 'Hello'],
    ['ignores colours, which the viewer chooses', '<c.yellow>Hello</c>', 'Hello'],
    ['ignores times within a cue', 'One <00:01.500>two', 'One two'],
  ])('%s', (_, text, expected) => expect(readVttCue('', text).map((caption) => caption.text)).toEqual([expected]))
})

test.each(['', '<i></i>', '&nbsp;', '\u200b'])('ignores a cue without visible text: "%s"', (text) =>
  expect(readVttCue('', text)).toEqual([]),
)

const DEFAULT_POSITION = {
  vertical: '',
  align: 'center',
  position: 50,
  positionAlign: 'center',
  size: 100,
  snapToLines: true,
}

describe('position of a WebVTT cue', () => {
  test.each([
    ['default', '', DEFAULT_POSITION],
    ['the top left', 'line:0 position:5% align:start', { line: 0, position: 5, positionAlign: 'line-left', size: 95 }],
    ['the last line', 'line:-1', { line: -1, snapToLines: true }],
    ['a percentage of the height', 'line:10%', { line: 10, snapToLines: false, lineAlign: 'start' }],
    ['a line with the alignment "end"', 'line:80%,end', { line: 80, lineAlign: 'end' }],
    ['aligned left, without a position', 'align:left', { position: 0, positionAlign: 'line-left', size: 100 }],
    ['aligned right, without a position', 'align:end', { position: 100, positionAlign: 'line-right', size: 100 }],
    [
      'a position with its own alignment',
      'position:30%,line-left',
      { position: 30, positionAlign: 'line-left', size: 70 },
    ],
    ['centred off the middle', 'position:20%', { positionAlign: 'center', size: 40 }],
    ['a size', 'size:40%', { size: 40 }],
    ['vertical', 'vertical:rl', { vertical: 'rl' }],
    ['vertical, growing right', 'vertical:lr', { vertical: 'lr' }],
  ])('%s: %s', (_, settings, expected) => expect(readVttCue(settings)[0]?.position).toMatchObject(expected))

  test('aligns the start of right-to-left text to the right', () =>
    expect(readVttCue('align:start', '- אין מקום')[0]?.position).toMatchObject({
      position: 100,
      positionAlign: 'line-right',
    }))
})

describe('position of a TTML region', () => {
  const ttml = (region: string, paragraph = '') =>
    readCaptions(
      `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><layout>
      <region xml:id="r" ${region}/></layout></head>
      <body region="r"><div><p begin="1s" end="2s" ${paragraph}>Text</p></div></body></tt>`,
      'ttml',
    )[0]?.position

  test.each([
    [
      'the top',
      'tts:origin="10% 5%" tts:extent="80% 20%" tts:displayAlign="before"',
      { line: 5, lineAlign: 'start', snapToLines: false, position: 50, size: 80 },
    ],
    [
      'the middle',
      'tts:origin="0% 40%" tts:extent="100% 20%" tts:displayAlign="center"',
      { line: 50, lineAlign: 'center', snapToLines: false },
    ],
    [
      'above the middle, growing upwards',
      'tts:origin="0% 10%" tts:extent="100% 20%" tts:displayAlign="after"',
      { line: 30, lineAlign: 'end', snapToLines: false },
    ],
    [
      'the default position',
      'tts:origin="10% 80%" tts:extent="80% 10%" tts:displayAlign="after"',
      { snapToLines: true },
    ],
    [
      'the left half',
      'tts:origin="10% 80%" tts:extent="40% 10%" tts:displayAlign="after" tts:textAlign="left"',
      { position: 10, positionAlign: 'line-left', size: 40 },
    ],
    ['ignores a region in pixels', 'tts:origin="10px 10px" tts:extent="40px 10px"', DEFAULT_POSITION],
  ])('%s', (_, region, expected) => expect(ttml(region)).toMatchObject(expected))

  test('returns no line for a region at the default position, so that captions stay clear of the controls', () =>
    expect(ttml('tts:origin="10% 80%" tts:extent="80% 10%" tts:displayAlign="after"')).not.toHaveProperty('line'))
})

test('aligns a CEA-608 cue to the left at its position', () => {
  const cue = new shaka.text.Cue(1, 2, 'Text')
  cue.position = 20
  expect(captionsOfCue(cue, true)[0]?.position).toMatchObject({ align: 'left', positionAlign: 'line-left', size: 80 })
})
