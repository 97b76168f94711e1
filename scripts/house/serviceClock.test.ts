import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from './sources'

/** Visitors see times of the service's clock (threats D5), because the clock of a device can be wrong by hours. */
it('code of pages does not read the clock of the device', () => {
  const root = join(import.meta.dirname, '..', '..')
  const shown = ['shell', 'catalogue', 'pages', 'modules', 'views', 'events', 'collaboration'].map((at) => `src/${at}`)
  const files = projectFiles(root, shown).filter((path) => !path.includes('.test.'))
  const lines = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line, at) => ({ line, place: `${path}:${at + 1}` })),
  )
  const own = lines.filter(({ line }) => /Date\.now\(\)|new Date\(\)/.test(line) && !/offset/i.test(line))
  expect(own.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([
    // Not shown to visitors: the creation time of a calendar file, and the start of analytics.
    expect.stringMatching(/^src\/events\/calendar\.ts:\d+ set\('dtstamp'/),
    expect.stringMatching(/^src\/shell\/scripts\/sendEvents\.ts:\d+ command\('js'/),
  ])
})
