import { expect, test } from 'vitest'
import { commandLine, shownUsage } from './commandLine'

test.each([
  ['npm run validate', 'validate', '', false],
  ['npm run validate -- site', 'validate', 'site', false],
  ['npx marquee validate', 'validate', '', true],
  ['npx marquee validate site', 'validate', 'site', true],
])('commandLine returns "%s"', (line, name, args, installed) => {
  expect(commandLine(name, args, installed)).toBe(line)
})

test('usages name marquee commands instead of npm scripts in an installation of the package', () => {
  const usage = 'Checks.\n  npm run headers -- [--site NAME]\n  npm run build\n  npm start -- [--port N]'
  expect(shownUsage(usage, false)).toBe(usage)
  expect(shownUsage(usage, true)).toBe(
    'Checks.\n  marquee headers [--site NAME]\n  marquee build\n  marquee dev [--port N]',
  )
})
