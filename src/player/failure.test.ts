import { describe, expect, it } from 'vitest'
import { createText } from '../text/createText'
import { type BrandErrors, type FailureKind, failureTexts } from './failure'

const t = createText()
const refusedTexts = (code: string | undefined, errors?: BrandErrors) =>
  failureTexts({ kind: 'refused', code }, errors, t)

describe('failureTexts', () => {
  it.each([
    ['1', 'Content Unavailable', /not currently available/, 'ok'],
    ['2', 'Sign In', /sign in to view/, 'signIn'],
    ['3', 'Content Unavailable', /must be in the United States/, 'ok'],
    ['4', 'Playback Limit Reached', /only 3 times.*contact support by e-mail/, 'ok'],
    ['5', 'Streaming Limit Reached', /stop playback on another device/, 'ok'],
    ['6', 'Device Limit Reached', /up to 3 devices/, 'ok'],
    ['7', 'An unknown error occurred.', /try again/i, 'ok'],
    ['constructor', 'An unknown error occurred.', /try again/i, 'ok'],
    [undefined, 'An unknown error occurred.', /try again/i, 'ok'],
  ])('maps code %s', (code, headline, instructions, action) => {
    expect(refusedTexts(code)).toEqual({ headline, instructions: expect.stringMatching(instructions), action })
  })

  it.each<[FailureKind, string, string]>([
    ['drm', 'DRM is not supported on your current browser.', 'ok'],
    ['licence', 'The licence for this film was not granted.', 'retry'],
    ['network', 'The connection was lost.', 'retry'],
    ['timeout', 'This is taking too long.', 'retry'],
    ['decode', 'The video data is damaged.', 'retry'],
    ['source', 'This film can’t be played here.', 'retry'],
    ['missing', 'This film is no longer available.', 'retry'],
    ['part', 'A part of the film is missing.', 'retry'],
    ['key', 'The key to this film is missing.', 'retry'],
    ['engine', 'The player did not load.', 'retry'],
    ['unknown', 'An unknown error occurred.', 'retry'],
  ])('maps %s', (kind, headline, action) => {
    const texts = failureTexts({ kind }, { 1: { headline: 'Not this' } }, t)
    expect(texts).toMatchObject({ headline, action })
    expect(texts.instructions).not.toBe('')
  })

  it('overrides the defaults with the texts of the brand, field by field', () => {
    const errors: BrandErrors = {
      2: { headline: 'Members only' },
      4: { instructions: 'Write to us.', poster: '/site/curtain.svg' },
      9: { headline: 'House full', instructions: 'Come back at nine.' },
    }
    expect(refusedTexts('2', errors)).toEqual({
      headline: 'Members only',
      instructions: 'Please sign in to view this content.',
      action: 'signIn',
    })
    expect(refusedTexts('4', errors)).toEqual({
      headline: 'Playback Limit Reached',
      instructions: 'Write to us.',
      poster: '/site/curtain.svg',
      action: 'ok',
    })
    expect(refusedTexts('9', errors)).toMatchObject({ headline: 'House full', instructions: 'Come back at nine.' })
    expect(refusedTexts('1', errors).headline).toBe('Content Unavailable')
  })

  it('uses a custom text of the site instead of the built-in one', () => {
    const own = createText({ playNetwork: 'The wire is down.' })
    expect(failureTexts({ kind: 'network' }, undefined, own).headline).toBe('The wire is down.')
  })
})
