import { describe, expect, it } from 'vitest'
import { imageSrcSet, imageUrl, isVideoFile } from './mediaUrl'

describe('imageUrl (spec: 300 to 2400, default 600)', () => {
  it.each([
    [undefined, 600],
    [10, 300],
    [300, 300],
    [500.4, 500],
    [2400, 2400],
    [9999, 2400],
    [Number.NaN, 600],
  ])('changes width %s to %s', (width, expected) => {
    expect(imageUrl('/a.webp', width)).toBe(`/a.webp?width=${expected}`)
  })

  it('keeps a query, and leaves SVG and data: URLs unchanged', () => {
    expect(imageUrl('/a.webp?v=1', 500)).toBe('/a.webp?v=1&width=500')
    expect(imageUrl('/a.svg', 500)).toBe('/a.svg')
    expect(imageUrl('data:image/png;base64,AA', 500)).toBe('data:image/png;base64,AA')
  })
})

const SIGNED_URLS = [
  'https://a.s3.amazonaws.com/a.jpg?X-Amz-Expires=60&X-Amz-Signature=ab12',
  'https://a.s3.amazonaws.com/a.jpg?AWSAccessKeyId=A&Expires=1&Signature=ab%3D',
  'https://storage.googleapis.com/a.jpg?X-Goog-Signature=ab12',
  'https://a.cloudfront.net/a.jpg?Policy=e&Signature=ab&Key-Pair-Id=K',
  'https://a.blob.core.windows.net/a.jpg?sv=2024-01-01&se=2026&sig=ab',
  'https://a.akamaized.net/a.jpg?hdnts=exp=1~hmac=ab',
  'https://a.example/a.jpg?token=ab',
]

it.each(SIGNED_URLS)('leaves the signed URL %s unchanged', (src) => {
  expect(imageUrl(src, 500)).toBe(src)
  expect(imageSrcSet(src, 400)).toBeUndefined()
})

it.each(['/a.jpg?design=1', '/a.jpg?sigma=2', '/signature=/a.jpg', '/a.jpg?tokens=3'])(
  'adds a width to %s, which only resembles a signed URL',
  (src) => expect(imageUrl(src, 500)).toMatch(/[?&]width=500$/),
)

describe('imageSet', () => {
  it('offers widths up to twice the displayed width, and the next larger one', () => {
    expect(imageSrcSet('/a.webp', 400)).toBe(
      '/a.webp?width=300 300w, /a.webp?width=450 450w, /a.webp?width=600 600w, /a.webp?width=900 900w',
    )
  })

  it('returns undefined for an SVG', () => {
    expect(imageSrcSet('/a.svg', 400)).toBeUndefined()
  })
})

describe('isVideoFile', () => {
  it.each([
    ['/art/faust.webp', false],
    ['/art/faust.mp4', true],
    ['https://cdn.example/a/FAUST.MP4?v=2', true],
    ['/art/faust.webm#t=3', true],
    ['/art/mp4', false],
    ['/art/faust.mp4.webp', false],
    ['/art/faust?file=a.mp4&x', false],
    ['', false],
    [undefined, false],
  ])('for %s is %s', (address, expected) => {
    expect(isVideoFile(address)).toBe(expected)
  })
})
