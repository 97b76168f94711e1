import { afterEach, expect, test, vi } from 'vitest'
import { readSiteProblems } from './readSiteProblems'

afterEach(() => vi.unstubAllGlobals())

const changedConfig = (text: string) => [{ path: 'config.json', tag: null, text }]

/** Records requests. The server responds to each when `answer` is called. */
function stubServer(problems: object[] = []) {
  const sent: string[] = []
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    sent.push(`${url.replace(/f-\w+/, 'FRAME')} ${body ?? ''}`.trim())
    return new Promise<Response>((resolve) => waiting.push(() => resolve(Response.json({ problems }))))
  })
  return { sent, answer: () => vi.waitUntil(() => waiting.shift()).then((next) => next?.()) }
}

test('checks the folder with the unsaved documents', async () => {
  const problem = { file: 'config.json', message: 'This page does not exist.' }
  const { sent, answer } = stubServer([problem])
  const found = readSiteProblems('cinema', changedConfig('{}'))
  await answer()
  await answer()
  expect(await found).toEqual([problem])
  expect(sent).toEqual(['/__marquee/frame/FRAME {"documents":{"config.json":"{}"}}', '/__marquee/problems?draft=FRAME'])
})

test('checks only the latest documents after a check that is in flight', async () => {
  const { sent, answer } = stubServer()
  const first = readSiteProblems('cinema', changedConfig('1'))
  await answer()
  const others = ['2', '3'].map((text) => readSiteProblems('cinema', changedConfig(text)))
  for (let count = 0; count < 3; count++) await answer()
  expect(await Promise.all([first, ...others])).toEqual([[], undefined, []])
  expect(sent).toEqual([
    '/__marquee/frame/FRAME {"documents":{"config.json":"1"}}',
    '/__marquee/problems?draft=FRAME',
    '/__marquee/frame/FRAME {"documents":{"config.json":"3"}}',
    '/__marquee/problems?draft=FRAME',
  ])
})

test.each([
  ['the server rejects the documents', () => new Response('', { status: 400 }), /does not respond/],
  ['the check fails', () => Response.json({ message: 'The check is broken.' }), /The check is broken\./],
])('reports that %s, and checks again later', async (_, respond, message) => {
  vi.stubGlobal('fetch', async () => respond())
  await expect(readSiteProblems('cinema', [])).rejects.toThrow(message)
  vi.stubGlobal('fetch', async () => Response.json({ problems: [] }))
  expect(await readSiteProblems('cinema', [])).toEqual([])
})
