import { expect, test, vi } from 'vitest'
import type { Problem } from '../../../site/validate/problem'
import * as siteCheck from '../details/readSiteProblems'
import { readNewSiteErrors } from './readNewSiteErrors'

const problemAt = (line: number, message: string, severity: Problem['severity'] = 'error'): Problem => ({
  severity,
  rule: 'link/nowhere',
  file: 'config.json',
  pointer: '',
  line,
  message,
})

test('returns the errors that the saved site does not have, also if lines have moved', async () => {
  const changed = [{ path: 'config.json', tag: null, text: '{}' }]
  vi.spyOn(siteCheck, 'requestSiteProblems').mockImplementation(async (_frame, _site, documents) =>
    documents === changed
      ? [problemAt(3, 'Known.'), problemAt(9, 'New.'), problemAt(9, 'New warning.', 'warning')]
      : [problemAt(2, 'Known.'), problemAt(5, 'Gone.')],
  )
  expect((await readNewSiteErrors('cinema', changed)).map(({ message }) => message)).toEqual(['New.'])
})
