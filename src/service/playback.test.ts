import { describe, expect, it } from 'vitest'
import { createServiceClient } from '../data/serviceClient'
import type { TitleCard } from '../generated/types'
import { createProblems } from '../site/validate/problem'
import { validateDocument } from '../site/validate/validateDocument'
import { ServiceError } from './http/response'
import { type PlaybackRequest, pickVideoByLanguage, requestPlayback } from './playback'

const SOURCES = [{ src: '/a.mp4' }]
const streamAnswer = (data: object = { sources: SOURCES }) => ({ success: true, data })
const titleOf = (more: Partial<TitleCard> = {}): TitleCard => ({ slug: 'faust', title_type: 'feature', ...more })
const statusError = (path: string, status: number, data?: unknown) => new ServiceError('status', path, status, '', data)

/** Reads from a service with responses by path, and records the requested paths. */
async function requestPlaybackWith(answers: Record<string, unknown>, wanted: PlaybackRequest, language?: string) {
  const asked: string[] = []
  const http = {
    get: async (path: string) => {
      asked.push(path)
      const answer = answers[path]
      if (answer instanceof Error) throw answer
      if (answer === undefined) throw statusError(path, 404)
      return { data: answer, text: JSON.stringify(answer), path }
    },
  }
  const problems = createProblems()
  const client = createServiceClient({
    http,
    validate: ({ path: file, text }, data, { schema, quick }, at) =>
      validateDocument({ file, text, data }, schema, quick, problems, at),
    onListRead: () => {},
  })
  return { asked, played: await requestPlayback(client, wanted, Promise.resolve(language)) }
}

describe('stream request', () => {
  const ASSET = 'playback/stream/asset/'
  it.each<[string, PlaybackRequest, string]>([
    ['the requested asset', { title: titleOf({ asset_id: 'own' }), asset: 'v2' }, `${ASSET}v2/`],
    [
      'the title’s primary video',
      { title: titleOf({ primary_video: { slug: 'faust', asset_id: 'p' }, asset_id: 'own' }) },
      `${ASSET}p/`,
    ],
    ['the title’s own asset', { title: titleOf({ asset_id: 'own' }) }, `${ASSET}own/`],
    [
      'a version of the cloud distribution',
      { title: titleOf({ asset_id: 'own' }), version: 'imf' },
      'avails/play/faust/imf',
    ],
  ])('requests %s', async (_, wanted, path) => {
    const { asked, played } = await requestPlaybackWith({ [path]: streamAnswer() }, wanted)
    expect(asked).toEqual([path])
    expect(played).toEqual({ asset: { sources: SOURCES } })
  })

  const VIDEOS = 'playback/videos/7/'
  const videos = streamAnswer({ eng: { id: 'e' }, deu: { id: 'd' } })
  const wanted = { title: titleOf({ id: 7 }) }

  it.each([
    ['deu', 'd'],
    ['ita', 'e'],
    [undefined, 'e'],
  ])('requests the video in the viewer’s language (%s) for a title without an asset', async (language, id) => {
    const { asked } = await requestPlaybackWith(
      { [VIDEOS]: videos, [`${ASSET}${id}/`]: streamAnswer() },
      wanted,
      language,
    )
    expect(asked).toEqual([VIDEOS, `${ASSET}${id}/`])
  })

  it.each([
    ['empty', streamAnswer({})],
    ['missing', undefined],
  ])('requests the title itself when its videos are %s', async (_, answer) => {
    const { asked, played } = await requestPlaybackWith(
      { [VIDEOS]: answer, 'playback/stream/7/': streamAnswer() },
      wanted,
    )
    expect(asked).toEqual([VIDEOS, 'playback/stream/7/'])
    expect(played).toHaveProperty('asset')
  })
})

describe('refusals', () => {
  const PATH = 'playback/stream/asset/own/'
  const ask = (answer: unknown) => requestPlaybackWith({ [PATH]: answer }, { title: titleOf({ asset_id: 'own' }) })

  it.each<[string, unknown, string]>([
    ['a code in the data', streamAnswer({ code: 4, sources: [] }), '4'],
    ['a code as text', streamAnswer({ code: '5' }), '5'],
    ['a code beside the data', { success: false, code: 6, data: null }, '6'],
    ['no sources', streamAnswer({ sources: [] }), '1'],
    ['success false without a code', { success: false, data: { sources: SOURCES } }, '1'],
    ['success false and another code', { success: false, code: 1200, data: { sources: SOURCES } }, '1200'],
    ['no success field, and a code', { code: 77, data: { sources: SOURCES } }, '77'],
    ['status 403 and a code', statusError(PATH, 403, { data: null, code: 3 }), '3'],
    ['status 401', statusError(PATH, 401), '2'],
    ['status 403', statusError(PATH, 403), '1'],
    ['status 404', statusError(PATH, 404), '1'],
  ])('returns the refusal code of a response with %s', async (_, answer, refused) =>
    expect((await ask(answer)).played).toEqual({ refused }),
  )

  it.each<[string, unknown]>([
    ['another code beside success', { success: true, code: 0, data: { sources: SOURCES } }],
    ['another code in the data', streamAnswer({ code: 200, sources: SOURCES })],
    ['no success field and no code', { data: { sources: SOURCES } }],
  ])('plays a response with %s', async (_, answer) => expect((await ask(answer)).played).toHaveProperty('asset'))

  it.each([
    ['500', statusError(PATH, 500)],
    ['a network error', new ServiceError('network', PATH)],
    ['a timeout', new ServiceError('timeout', PATH)],
    ['an unusable response', { data: 'streams' }],
  ])('rejects after %s, which is not a refusal', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow()
  })

  it('omits invalid sources and plays the others', async () => {
    const { played } = await ask(streamAnswer({ sources: [{ src: 7 }, ...SOURCES, null] }))
    expect(played).toEqual({ asset: { sources: SOURCES } })
  })
})

describe('pickVideoByLanguage', () => {
  it.each([
    ['the video in the viewer’s language', { eng: 1, deu: 2, fra: 3 }, 'deu', 2],
    ['English when the viewer’s is missing', { deu: 2, eng: 1 }, 'ita', 1],
    ['the first when there is no English', { deu: 2, fra: 3 }, 'ita', 2],
    ['English when the viewer has no language', { deu: 2, eng: 1 }, undefined, 1],
    ['English for an empty language', { deu: 2, eng: 1 }, '', 1],
    ['the first for the language "constructor", and no inherited property', { deu: 2 }, 'constructor', 2],
    ['undefined without videos', {}, 'eng', undefined],
  ])('picks %s', (_, videos: Record<string, number>, language, picked) =>
    expect(pickVideoByLanguage(videos, language)).toBe(picked),
  )
})
