import { expect, test } from 'vitest'
import { createText } from '../../text/createText'
import { aTitle } from '../testing/InSite'
import { findResumeProgress, resumeLine, titleDisplayName } from './titleFacts'

const t = createText()

test.each([
  ['nothing watched', 0, 3600, undefined],
  ['half', 1800, 3600, 0.5],
  ['just before the end', 3419, 3600, 3419 / 3600],
  ['95 % counts as finished', 3420, 3600, undefined],
  ['97 %', 3492, 3600, undefined],
  ['more than the running time', 4000, 3600, undefined],
  ['no running time', 100, undefined, undefined],
  ['a running time of 0', 100, 0, undefined],
  ['not a number', Number.NaN, 3600, undefined],
])('computes the watched fraction: %s', (_, progress, runtime, part) => {
  expect(findResumeProgress(aTitle('a', { progress, runtime }))?.part).toBe(part)
})

test.each([
  [{ progress: 2100, runtime: 3480, episode_num: 6 }, 'Episode 6 · 23 min left'],
  [{ progress: 4880, runtime: 9180 }, '1h 12m left'],
  [{ progress: 60, runtime: 3600 }, '59 min left'],
  [{ progress: 59, runtime: 3600 }, '1h 0m left'],
  [{ progress: 90, runtime: 100 }, '1 min left'],
])('formats the progress %j as "%s"', (more, line) => {
  const title = aTitle('a', more)
  const resume = findResumeProgress(title)
  expect(resume && resumeLine(title, resume, t)).toBe(line)
})

test.each([
  ['names an episode by alternate_title_name, as on its watch page', { title_type: 'episode' }, 'Hypnotic Eyes'],
  ['names a film by its own name', { title_type: 'feature' }, 'Les Yeux'],
] as const)('%s', (_, more, name) => {
  const meta = { alternate_title_name: 'Hypnotic Eyes' }
  expect(titleDisplayName(aTitle('a', { name: 'Les Yeux', meta, ...more }), t)).toBe(name)
})
