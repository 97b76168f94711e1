import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expectFailure, failure, setFaults } from '../support/failing'
import { expectPlays, video } from '../support/player'
import { expect, open, requests, test } from '../support/test'

const FILM = 'battleship-potemkin'
const REFUSED = 'The licence for this film was not granted.'

/** A page may not look into a protected picture. */
const UNSEEN = { shades: 0 }

/** Gathers the requests for licences. */
function licences(page: Page): Request[] {
  const made: Request[] = []
  page.on('request', (request) => request.url().includes('/playback/licence/') && made.push(request))
  return made
}

/** Licences are asked for on this origin, in the viewer's name. */
function expectHeaders(asked: Request[], system: string): void {
  expect(asked.length).toBeGreaterThan(0)
  for (const request of asked) {
    expect(request.url()).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/api/v1/playback/licence/${system}/$`))
    expect(request.headers()).toMatchObject({ authorization: 'Token fixture-viewer', device: 'Web' })
  }
}

/**
 * A browser with Widevine and nothing else, as far as the site can tell: ClearKey answers in its name. So the whole way of
 * a Widevine licence is gone, up to the decrypted picture.
 */
async function withWidevine(page: Page): Promise<void> {
  const { keys } = JSON.parse(readFileSync('fixtures/catalogue/streams.json', 'utf8'))
  const kids = Object.keys(keys).map((kid) => Buffer.from(kid, 'hex').toString('base64url'))
  await page.addInitScript((kids) => {
    const [WIDEVINE, CLEARKEY] = ['com.widevine.alpha', 'org.w3.clearkey']
    const plain = <T extends object>(configuration: T): T =>
      JSON.parse(JSON.stringify(configuration, (key, value) => (key === 'robustness' ? '' : value)))
    const named = (access: MediaKeySystemAccess) => ({
      keySystem: WIDEVINE,
      getConfiguration: () => access.getConfiguration(),
      createMediaKeys: () => access.createMediaKeys(),
    })
    // Widevine's own initialisation data say nothing to ClearKey.
    const { generateRequest } = MediaKeySession.prototype
    MediaKeySession.prototype.generateRequest = function () {
      return generateRequest.call(this, 'keyids', new TextEncoder().encode(JSON.stringify({ kids })))
    }
    const ask = navigator.requestMediaKeySystemAccess.bind(navigator)
    navigator.requestMediaKeySystemAccess = async (name, configurations) => {
      if (name !== WIDEVINE) throw new DOMException('Unsupported keySystem', 'NotSupportedError')
      return named(await ask(CLEARKEY, plain([...configurations])))
    }
    const { mediaCapabilities } = navigator
    const decoding = mediaCapabilities.decodingInfo.bind(mediaCapabilities)
    type Wanted = MediaDecodingConfiguration & { keySystemConfiguration?: { keySystem: string } }
    mediaCapabilities.decodingInfo = async (wanted: Wanted) => {
      const { keySystemConfiguration: keys } = wanted
      if (!keys) return decoding(wanted)
      if (keys.keySystem !== WIDEVINE)
        return { supported: false, smooth: false, powerEfficient: false, keySystemAccess: null, configuration: wanted }
      const found = await decoding({
        ...wanted,
        keySystemConfiguration: { ...plain(keys), keySystem: CLEARKEY },
      } as never)
      const { keySystemAccess: access } = found as unknown as { keySystemAccess: MediaKeySystemAccess | null }
      const { supported, smooth, powerEfficient } = found
      return {
        supported,
        smooth,
        powerEfficient,
        configuration: wanted,
        keySystemAccess: access && named(access),
      } as never
    }
  }, kids)
}

test('ClearKey: asked for in the viewer’s name, and the picture is decrypted', { tag: '@core' }, async ({ page }) => {
  const asked = licences(page)
  const unwanted = requests(page, 'fairplay.m3u8')
  await open(page, 'lumen', `/play/${FILM}`, { viewer: 'viewer' })
  await expectPlays(page, UNSEEN)
  expectHeaders(asked, 'clearkey')
  expect(unwanted).toEqual([])
  // Pages cannot read the picture: the screen is looked at, in its middle, where no controls are.
  const { width = 0, height = 0 } = (await video(page).boundingBox()) ?? {}
  const clip = { x: width / 3, y: height / 3, width: width / 3, height: height / 3 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  expect(channels[0]?.stdev, 'not one colour').toBeGreaterThan(4)
})

test('a licence that leads elsewhere is not followed with the viewer’s token', { tag: '@core' }, async ({ page }) => {
  const asked = licences(page)
  await page.route('**/playback/licence/clearkey/', (route) =>
    route.fulfill({ status: 307, headers: { Location: '/api/v1/playback/licence/clearkey/?elsewhere' } }),
  )
  await open(page, 'lumen', `/play/${FILM}`, { viewer: 'viewer' })
  await expectFailure(page, REFUSED)
  expectHeaders(asked, 'clearkey')
})

test('Widevine: asked for in the viewer’s name, and the picture is decrypted', async ({ page }) => {
  await withWidevine(page)
  const asked = licences(page)
  await open(page, 'lumen', `/play/${FILM}`, { viewer: 'viewer' })
  await expectPlays(page, UNSEEN)
  expectHeaders(asked, 'widevine')
})

test('Widevine: a licence that is refused is told, and it plays on retry from the same place', async ({
  page,
  context,
}) => {
  await withWidevine(page)
  await open(page, 'lumen', `/play/${FILM}`, {
    viewer: 'viewer',
    progress: `${FILM}:14`,
    fault: 'POST playback/licence/widevine:403',
  })
  await expectFailure(page, REFUSED)
  await setFaults(context)
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expectPlays(page, { ...UNSEEN, from: 14 })
})

test('signed out, the licence server refuses: told, and the site still stands', async ({ page }) => {
  const asked = licences(page)
  await open(page, 'lumen', `/play/${FILM}`, { viewer: 'signed-out' })
  await expectFailure(page, REFUSED)
  for (const request of asked) expect(request.headers()).not.toHaveProperty('authorization')
})

test('a browser without any key system', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.requestMediaKeySystemAccess = async () => {
      throw new DOMException('Unsupported keySystem', 'NotSupportedError')
    }
  })
  const asked = licences(page)
  await open(page, 'lumen', `/play/${FILM}`, { viewer: 'viewer' })
  await expectFailure(page, 'DRM is not supported on your current browser.')
  expect(asked).toEqual([])
  await failure(page).getByRole('link', { name: 'Ok' }).click()
  await expect(page).toHaveURL(new RegExp(`/title/${FILM}$`))
})

test('a page that is not secure, where browsers hide all of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'requestMediaKeySystemAccess', { value: undefined })
  })
  await open(page, 'lumen', `/play/${FILM}`, { viewer: 'viewer' })
  await expectFailure(page, 'DRM is not supported on your current browser.')
})
