import { describe, expect, it } from 'vitest'
import { createServiceClient } from '../data/serviceClient'
import type { TitleCard } from '../generated/types'
import { createProblems } from '../site/validate/problem'
import { validateDocument } from '../site/validate/validateDocument'
import { ServiceError } from './http/response'
import { type PlaybackRequest, pickLanguage, readPlayback } from './playback'

const SOURCES = [{ src: '/a.mp4' }]
const stream = (data: object = { sources: SOURCES }) => ({ success: true, data })
const titled = (more: Partial<TitleCard> = {}): TitleCard => ({ slug: 'faust', title_type: 'feature', ...more })
const refusedWith = (path: string, status: number, data?: unknown) => new ServiceError('status', path, status, '', data)

/** Asks a service that answers by path, and tells what it was asked for. */
async function load(answers: Record<string, unknown>, wanted: PlaybackRequest, language?: string) {
  const asked: string[] = []
  const http = {
    get: async (path: string) => {
      asked.push(path)
      const answer = answers[path]
      if (answer instanceof Error) throw answer
      if (answer === undefined) throw refusedWith(path, 404)
      return { data: answer, text: JSON.stringify(answer), path }
    },
  }
  const problems = createProblems()
  const ask = createServiceClient({
    http,
    validate: ({ path: file, text }, data, { schema, quick }, at) =>
      validateDocument({ file, text, data }, schema, quick, problems, at),
    onListRead: () => {},
  })
  return { asked, played: await readPlayback(ask, wanted, Promise.resolve(language)) }
}

describe('which stream is asked for', () => {
  const ASSET = 'playback/stream/asset/'
  it.each<[string, PlaybackRequest, string]>([
    ['the asset that is meant', { title: titled({ asset_id: 'own' }), asset: 'v2' }, `${ASSET}v2/`],
    [
      'the title’s video',
      { title: titled({ primary_video: { slug: 'faust', asset_id: 'p' }, asset_id: 'own' }) },
      `${ASSET}p/`,
    ],
    ['the title’s own', { title: titled({ asset_id: 'own' }) }, `${ASSET}own/`],
    [
      'a version of the cloud distribution',
      { title: titled({ asset_id: 'own' }), version: 'imf' },
      'avails/play/faust/imf',
    ],
  ])('%s', async (_, wanted, path) => {
    const { asked, played } = await load({ [path]: stream() }, wanted)
    expect(asked).toEqual([path])
    expect(played).toEqual({ asset: { sources: SOURCES } })
  })

  const VIDEOS = 'playback/videos/7/'
  const videos = stream({ eng: { id: 'e' }, deu: { id: 'd' } })
  const wanted = { title: titled({ id: 7 }) }

  it.each([
    ['deu', 'd'],
    ['ita', 'e'],
    [undefined, 'e'],
  ])('without an asset, the video in the viewer’s language: %s', async (language, id) => {
    const { asked } = await load({ [VIDEOS]: videos, [`${ASSET}${id}/`]: stream() }, wanted, language)
    expect(asked).toEqual([VIDEOS, `${ASSET}${id}/`])
  })

  it.each([
    ['none', stream({})],
    ['unknown', undefined],
  ])('videos: %s, so the title is asked for itself', async (_, answer) => {
    const { asked, played } = await load({ [VIDEOS]: answer, 'playback/stream/7/': stream() }, wanted)
    expect(asked).toEqual([VIDEOS, 'playback/stream/7/'])
    expect(played).toHaveProperty('asset')
  })
})

describe('refusals', () => {
  const PATH = 'playback/stream/asset/own/'
  const ask = (answer: unknown) => load({ [PATH]: answer }, { title: titled({ asset_id: 'own' }) })

  it.each<[string, unknown, string]>([
    ['a code in the data', stream({ code: 4, sources: [] }), '4'],
    ['a code as text', stream({ code: '5' }), '5'],
    ['a code beside the data', { success: false, code: 6, data: null }, '6'],
    ['no streams', stream({ sources: [] }), '1'],
    ['no success, and no code', { success: false, data: { sources: SOURCES } }, '1'],
    ['no success, and another code', { success: false, code: 1200, data: { sources: SOURCES } }, '1200'],
    ['neither success nor failure, and a code', { code: 77, data: { sources: SOURCES } }, '77'],
    ['a status with a code', refusedWith(PATH, 403, { data: null, code: 3 }), '3'],
    ['401', refusedWith(PATH, 401), '2'],
    ['403', refusedWith(PATH, 403), '1'],
    ['404', refusedWith(PATH, 404), '1'],
  ])('%s', async (_, answer, refused) => expect((await ask(answer)).played).toEqual({ refused }))

  it.each<[string, unknown]>([
    ['success with another code', { success: true, code: 0, data: { sources: SOURCES } }],
    ['success with another code in the data', stream({ code: 200, sources: SOURCES })],
    ['an answer that does not say how it went', { data: { sources: SOURCES } }],
  ])('%s plays', async (_, answer) => expect((await ask(answer)).played).toHaveProperty('asset'))

  it.each([
    ['500', refusedWith(PATH, 500)],
    ['a line that is down', new ServiceError('network', PATH)],
    ['nothing in time', new ServiceError('timeout', PATH)],
    ['nothing that can be used', { data: 'streams' }],
  ])('%s is a failure, not a refusal', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow()
  })

  it('a broken stream costs only itself', async () => {
    const { played } = await ask(stream({ sources: [{ src: 7 }, ...SOURCES, null] }))
    expect(played).toEqual({ asset: { sources: SOURCES } })
  })
})

describe('pickLanguage', () => {
  it.each([
    ['the viewer’s', { eng: 1, deu: 2, fra: 3 }, 'deu', 2],
    ['English, where theirs is missing', { deu: 2, eng: 1 }, 'ita', 1],
    ['the first, without English', { deu: 2, fra: 3 }, 'ita', 2],
    ['of somebody without a language', { deu: 2, eng: 1 }, undefined, 1],
    ['an empty language', { deu: 2, eng: 1 }, '', 1],
    ['a name of the language itself', { deu: 2 }, 'constructor', 2],
    ['nothing', {}, 'eng', undefined],
  ])('%s', (_, videos: Record<string, number>, language, picked) => expect(pickLanguage(videos, language)).toBe(picked))
})
