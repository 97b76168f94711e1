import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ValidationReport, validatePaths } from '../validatePaths'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, 'fixtures', 'sites', 'broken')

/** One row of the broken site's README. */
interface Row {
  file: string
  line: number
  mistake: string
  /** The suggestion that the README promises. */
  suggestion?: string
}

function readRows(): Row[] {
  let file = ''
  return readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((text) => {
      file = /^## (.+\.json)$/.exec(text)?.[1] ?? file
      const [, line, mistake = '', effect = ''] = /^\| (\d+) \| (.*?) \| (.*) \|$/.exec(text) ?? []
      if (line === undefined) return []
      return [{ file, line: Number(line), mistake, suggestion: /did you mean `([^`]+)`/.exec(effect)?.[1] }]
    })
}

/** Mistakes that the config refers to but that are reported in a module list. */
const REPORTED_ELSEWHERE = new Map([
  ['config.json:52', 'modules/no-data.json'],
  ['config.json:101', 'modules/html.json'],
  ['config.json:102', 'modules/cut.json'],
  ['config.json:103', 'modules/array.json'],
])

let report: ValidationReport
beforeAll(async () => {
  report = await validatePaths(['.'], { baseFolder: folder, root })
})

describe('the broken site', () => {
  it.each(readRows())('reports $file:$line: $mistake', ({ file, line, suggestion }) => {
    const otherFile = REPORTED_ELSEWHERE.get(`${file}:${line}`)
    const found = report.problems.filter((problem) =>
      otherFile ? problem.file === otherFile : problem.file === file && problem.line === line,
    )
    expect(found).not.toEqual([])
    if (suggestion) expect(found.map((problem) => problem.suggestion)).toContain(suggestion)
  })

  it('has no problems outside the table of its README', () => {
    const documented = new Set(readRows().map(({ file, line }) => `${file}:${line}`))
    const other = report.problems.filter(({ file, line }) => !documented.has(`${file}:${line}`))
    // Lists that cannot be read are also reported where the config refers to them.
    expect(other.filter(({ file }) => ![...REPORTED_ELSEWHERE.values()].includes(file))).toEqual([])
  })

  it('contains no secret in its messages', () => {
    expect(JSON.stringify(report.problems)).not.toContain('not-a-real-secret')
  })
})

describe.each(['bare', 'lumen', 'laurel', 'vault', 'orchard'])('the valid site %s', (name) => {
  it('has no error', async () => {
    const { problems } = await validatePaths([name], { baseFolder: join(root, 'fixtures', 'sites'), root })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

it('finds no error in the catalogue and the examples', async () => {
  const { problems } = await validatePaths(
    ['catalogue', 'documents/config', 'documents/modules', 'documents/service'],
    { baseFolder: join(root, 'fixtures'), root },
  )
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})
