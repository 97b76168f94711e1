import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, openPictureFolder, pictureAt } from './pictureFolder'

afterEach(() => vi.unstubAllGlobals())

const PICTURE = { path: 'pictures/a.png', bytes: 3 }

function answerWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('asks for the pictures of its site once, until one is uploaded', async () => {
  const list = () => Response.json({ pictures: [PICTURE, { path: 1 }] })
  const fetch = answerWith(list(), Response.json(PICTURE), list())
  const folder = openPictureFolder('größe')
  expect(await folder.list()).toEqual([PICTURE])
  expect(await folder.list()).toEqual([PICTURE])
  expect(await folder.upload('a.png', new Blob(['abc']))).toEqual(PICTURE)
  await folder.list()
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/__marquee/pictures',
    '/__marquee/pictures?name=a.png',
    '/__marquee/pictures',
  ])
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'Marquee-Site': 'gr%C3%B6%C3%9Fe' })
})

test.each([
  ['the message of a refusal', Response.json({ message: 'No.' }, { status: 415 }), 'No.'],
  ['the status of another answer', new Response('', { status: 500 }), 'The development server answered HTTP 500.'],
  ['a server that has stopped', new TypeError('failed'), 'The development server does not answer.'],
])('reports %s, and asks again afterwards', async (_, answer, message) => {
  answerWith(answer, Response.json({ pictures: [] }))
  const folder = openPictureFolder('lumen')
  await expect(folder.list()).rejects.toThrow(message)
  expect(await folder.list()).toEqual([])
})

test('finds the picture of an address', () => {
  const pictures = [{ path: 'pictures/ä b.png', bytes: 1 }]
  expect(pictureAt(pictures, addressOf('pictures/ä b.png'))).toBe(pictures[0])
  expect(pictureAt(pictures, '/site/pictures/%C3%A4%20b.png?v=2')).toBe(pictures[0])
  expect(pictureAt(pictures, '/media/b.png')).toBeUndefined()
})
