import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwrapLicence } from './unwrapLicence'

const bytes = (text: string) => new TextEncoder().encode(text)
const LICENCE = Uint8Array.from({ length: 48 }, (_, at) => (at * 37) % 256)
const BASE64 = Buffer.from(LICENCE).toString('base64')

describe('unwrapLicence', () => {
  it.each([
    ['Base64', BASE64],
    ['Base64 with an end of line', `${BASE64}\r\n`],
    ['Base64 in lines', BASE64.replace(/.{20}/g, '$&\n')],
    ['Base64 in <ckc>', `<ckc>${BASE64}</ckc>`],
    ['Base64 in <ckc>, in lines', `\n<ckc>\n${BASE64}\n</ckc>\n`],
  ])('%s is unwrapped', (_, text) => {
    expect(Buffer.from(unwrapLicence(bytes(text)) as Uint8Array)).toEqual(Buffer.from(LICENCE))
    expect(Buffer.from(unwrapLicence(bytes(text).buffer) as Uint8Array)).toEqual(Buffer.from(LICENCE))
  })

  it.each([
    ['bytes', LICENCE],
    ['a ClearKey licence', bytes('{"keys":[{"kty":"oct","kid":"bWFy","k":"HwxeK5p9"}],"type":"temporary"}')],
    ['a page', bytes('<html><body>Service unavailable</body></html>')],
    ['a short word', bytes('granted')],
    ['nothing', new Uint8Array()],
    ['letters that are no Base64 for their number', bytes('A'.repeat(17))],
    ['too much for a licence', bytes('A'.repeat(65_540))],
  ])('%s passes as it is', (_, data) => expect(unwrapLicence(data)).toBe(data))

  it('a part of a larger buffer is read from where it begins', () => {
    const whole = bytes(`????${BASE64}????`)
    expect(Buffer.from(unwrapLicence(whole.subarray(4, -4)) as Uint8Array)).toEqual(Buffer.from(LICENCE))
  })

  it('never throws, and gives back whatever was wrapped', () => {
    fc.assert(fc.property(fc.string(), (text) => void unwrapLicence(bytes(text))))
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 400 }), (licence) => {
        const wrapped = bytes(`<ckc>${Buffer.from(licence).toString('base64')}</ckc>`)
        expect(Buffer.from(unwrapLicence(wrapped) as Uint8Array)).toEqual(Buffer.from(licence))
      }),
    )
  })
})
