import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml'
import { describe, expect, it } from 'vitest'
import { githubLines, junitReport } from './machineFormats'
import { testProblem as problem } from './testProblem'

describe('githubLines', () => {
  it.each([
    [problem(), '::error file=a.json,line=2,col=3,title=/a::is missing  field/missing'],
    [
      problem({ suggestion: 'b' }),
      '::error file=a.json,line=2,col=3,title=/a::is missing (did you mean "b"?)  field/missing',
    ],
    [
      problem({ pointer: '', line: undefined, column: undefined }),
      '::error file=a.json,title=/::is missing  field/missing',
    ],
    [
      problem({ message: '100 %\r\n::error::x, y is missing' }),
      '::error file=a.json,line=2,col=3,title=/a::100 %25%0D%0A::error::x, y is missing  field/missing',
    ],
    [
      problem({ file: 'a,b:c%.json' }),
      '::error file=a%2Cb%3Ac%25.json,line=2,col=3,title=/a::is missing  field/missing',
    ],
  ])('formats %j', (each, line) => expect(githubLines([each])).toBe(line))

  it('lists errors first', () => {
    const lines = githubLines([problem({ severity: 'warning' }), problem()]).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['::warning', '::error'].reverse())
  })
})

describe('junitReport (parsed by a strict XML parser)', () => {
  const elements = (node: XmlDocument | XmlElement, name: string): XmlElement[] =>
    node.children.flatMap((child) =>
      child instanceof XmlElement ? [...(child.name === name ? [child] : []), ...elements(child, name)] : [],
    )
  const read = (report: string) => {
    const document = parseXml(report)
    return (name: string) => elements(document, name)
  }
  const withSpecialCharacters = problem({
    file: 'b.json',
    message: 'not "<b>" & \u0007]]> is missing',
    suggestion: "it's",
  })

  it('has a suite for each file and a case for each problem', () => {
    const all = read(junitReport([problem(), problem({ severity: 'warning' }), withSpecialCharacters], 'error'))
    expect(all('testsuite').map(({ attributes }) => attributes)).toEqual([
      { name: 'a.json', tests: '2', failures: '1' },
      { name: 'b.json', tests: '1', failures: '1' },
    ])
    expect(all('testcase')).toHaveLength(3)
    expect(all('system-out').map(({ text }) => text)).toEqual(['a.json:2:3 warning is missing  field/missing'])
    const messages = all('failure').map(({ attributes }) => attributes.message)
    expect(messages).toEqual([
      'is missing  field/missing',
      'not "<b>" & ]]> is missing (did you mean "it\'s"?)  field/missing',
    ])
  })

  it('reports warnings as failures with --fail-on warning', () => {
    const all = read(junitReport([problem({ severity: 'warning' })], 'warning'))
    expect(all('failure').map(({ attributes }) => attributes.type)).toEqual(['warning'])
  })

  it('has one passing case without problems', () => {
    const all = read(junitReport([], 'error'))
    expect(all('testcase')).toHaveLength(1)
    expect(all('failure')).toEqual([])
  })
})
