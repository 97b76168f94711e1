import { expect, it } from 'vitest'
import { readCues } from './cues'

it('reads WebVTT: header, notes, names and settings are left out', () => {
  const file = [
    '\uFEFFWEBVTT - Title',
    '',
    'NOTE for the translator',
    '',
    'one',
    '00:01.000 --> 00:03.500 align:start',
    '<v Vakulinchuk>Brothers &amp; <i>sisters</i></v>',
    'of the fleet',
    '',
    '01:00:00.000 --> 01:00:01.000',
    '',
    '',
    '00:10.000 --> 00:11.000',
    '1 < 2',
  ].join('\n')
  expect(readCues(file)).toEqual([
    { start: 1, end: 3.5, text: 'Brothers & sisters\nof the fleet' },
    { start: 10, end: 11, text: '1 < 2' },
  ])
})

it('reads SubRip, with commas, Windows lines and marks of its own', () => {
  const file = '1\r\n00:00:01,200 --> 00:00:02,000\r\n{\\an8}Up here\r\n\r\n2\r\n01:02:03,004 --> 01:02:04,000\r\nLater'
  expect(readCues(file)).toEqual([
    { start: 1.2, end: 2, text: 'Up here' },
    { start: 3723.004, end: 3724, text: 'Later' },
  ])
})

it('finds nothing in what is no subtitle file', () => {
  expect(readCues('<html>\n\nNot found')).toEqual([])
  expect(readCues('')).toEqual([])
})
