import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { githubLines, junitReport } from './machineFormats'
import { testProblem as problem } from './testProblem'

describe('githubLines', () => {
  it.each([
    [problem(), '::error file=a.json,line=2,col=3,title=/a::is wrong'],
    [problem({ suggestion: 'b' }), '::error file=a.json,line=2,col=3,title=/a::is wrong (did you mean "b"?)'],
    [problem({ pointer: '', line: undefined, column: undefined }), '::error file=a.json,title=/::is wrong'],
    [
      problem({ message: '100 %\r\n::error::x, y' }),
      '::error file=a.json,line=2,col=3,title=/a::100 %25%0D%0A::error::x, y',
    ],
    [problem({ file: 'a,b:c%.json' }), '::error file=a%2Cb%3Ac%25.json,line=2,col=3,title=/a::is wrong'],
  ])('%j', (each, line) => expect(githubLines([each])).toBe(line))

  it('errors come first', () => {
    const lines = githubLines([problem({ severity: 'warning' }), problem()]).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['::warning', '::error'].reverse())
  })
})

describe('junitReport, read back', () => {
  const read = (report: string) => new new Window().DOMParser().parseFromString(report, 'application/xml')
  const strange = problem({ file: 'b.json', message: 'not "<b>" & \u0007]]>', suggestion: "it's" })

  it('has a suite for each file and a case for each problem', () => {
    const document = read(junitReport([problem(), problem({ severity: 'warning' }), strange], 'error'))
    const suites = [...document.querySelectorAll('testsuite')]
    const numbers = suites.map((suite) => ['name', 'tests', 'failures'].map((name) => suite.getAttribute(name)))
    expect(document.querySelector('parsererror')).toBeNull()
    expect(numbers).toEqual([
      ['a.json', '2', '1'],
      ['b.json', '1', '1'],
    ])
    expect(document.querySelectorAll('testcase')).toHaveLength(3)
    expect(document.querySelector('system-out')?.textContent).toBe('a.json:2:3 warning is wrong')
    const messages = [...document.querySelectorAll('failure')].map((failure) => failure.getAttribute('message'))
    expect(messages).toEqual(['is wrong', 'not "<b>" & ]]> (did you mean "it\'s"?)'])
  })

  it('warnings fail where they are asked to', () => {
    const document = read(junitReport([problem({ severity: 'warning' })], 'warning'))
    expect(document.querySelector('failure')?.getAttribute('type')).toBe('warning')
  })

  it('without a problem there is a case that passes', () => {
    const document = read(junitReport([], 'error'))
    expect(document.querySelectorAll('testcase')).toHaveLength(1)
    expect(document.querySelector('failure')).toBeNull()
  })
})
