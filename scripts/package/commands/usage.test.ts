import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each(['commands/new.ts', 'commands/dev.ts', 'commands/build.ts', 'create/create.mjs'])(
  'the usage of %s lists exactly the options that it parses',
  (path) => {
    const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8')
    const usage = /^const USAGE = `([\s\S]*?)`$/m.exec(text)?.[1] ?? ''
    const parsed = /(?:options: |readOptions\()\{([\s\S]*?)\n? *\}\)?\n/.exec(text)?.[1] ?? ''
    const options = [...parsed.matchAll(/'?([\w-]+)'?: \{ type: '\w+'(, default: true)?/g)]
      .filter(([, name]) => name !== 'help')
      .map(([, name, isOn]) => (isOn ? `--no-${name}` : `--${name}`))
    expect(new Set(usage.match(/--[a-z][\w-]*/g))).toEqual(new Set(options))
    expect(options.length).toBeGreaterThan(0)
  },
)
