import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expectPlayFailure, playFailureNotice, setFaults } from '../support/failures'
import { expectPlays, video } from '../support/player'
import { expect, open, requests, test } from '../support/test'

const PROTECTED_FILM = 'battleship-potemkin'
const REFUSED_MESSAGE = 'The licence for this film was not granted.'

/** Pages cannot read the pixels of protected video. */
const UNREADABLE_PIXELS = { shades: 0 }

/** Collects the licence requests of a page. */
function watchLicenceRequests(page: Page): Request[] {
  const licenceRequests: Request[] = []
  page.on('request', (request) => request.url().includes('/playback/licence/') && licenceRequests.push(request))
  return licenceRequests
}

/** Expects licence requests on this origin with the viewer's token. */
function expectLicenceHeaders(licenceRequests: Request[], system: string): void {
  expect(licenceRequests.length).toBeGreaterThan(0)
  for (const request of licenceRequests) {
    expect(request.url()).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/api/v1/playback/licence/${system}/$`))
    expect(request.headers()).toMatchObject({ authorization: 'Token fixture-viewer', device: 'Web' })
  }
}

/**
 * Simulates a browser that supports only Widevine: ClearKey responds in its name. So the whole Widevine path is tested,
 * up to the decrypted picture.
 */
async function fakeWidevine(page: Page): Promise<void> {
  const { keys } = JSON.parse(readFileSync('fixtures/catalogue/streams.json', 'utf8'))
  const kids = Object.keys(keys).map((kid) => Buffer.from(kid, 'hex').toString('base64url'))
  await page.addInitScript((kids) => {
    const [WIDEVINE, CLEARKEY] = ['com.widevine.alpha', 'org.w3.clearkey']
    const plain = <T extends object>(configuration: T): T =>
      JSON.parse(JSON.stringify(configuration, (key, value) => (key === 'robustness' ? '' : value)))
    const asWidevine = (access: MediaKeySystemAccess) => ({
      keySystem: WIDEVINE,
      getConfiguration: () => access.getConfiguration(),
      createMediaKeys: () => access.createMediaKeys(),
    })
    // ClearKey does not understand Widevine's initialisation data.
    const { generateRequest } = MediaKeySession.prototype
    MediaKeySession.prototype.generateRequest = function () {
      return generateRequest.call(this, 'keyids', new TextEncoder().encode(JSON.stringify({ kids })))
    }
    const requestAccess = navigator.requestMediaKeySystemAccess.bind(navigator)
    navigator.requestMediaKeySystemAccess = async (name, configurations) => {
      if (name !== WIDEVINE) throw new DOMException('Unsupported keySystem', 'NotSupportedError')
      return asWidevine(await requestAccess(CLEARKEY, plain([...configurations])))
    }
    const { mediaCapabilities } = navigator
    const decoding = mediaCapabilities.decodingInfo.bind(mediaCapabilities)
    type Wanted = MediaDecodingConfiguration & { keySystemConfiguration?: { keySystem: string } }
    mediaCapabilities.decodingInfo = async (configuration: Wanted) => {
      const { keySystemConfiguration: keys } = configuration
      if (!keys) return decoding(configuration)
      if (keys.keySystem !== WIDEVINE)
        return {
          supported: false,
          smooth: false,
          powerEfficient: false,
          keySystemAccess: null,
          configuration,
        }
      const withClearKey = { ...configuration, keySystemConfiguration: { ...plain(keys), keySystem: CLEARKEY } }
      const { supported, smooth, powerEfficient, keySystemAccess: access } = await decoding(withClearKey)
      return {
        supported,
        smooth,
        powerEfficient,
        configuration,
        keySystemAccess: access && asWidevine(access),
      }
    }
  }, kids)
}

test("ClearKey: requests the licence with the viewer's token and decrypts the picture", { tag: '@core' }, async ({
  page,
}) => {
  const licenceRequests = watchLicenceRequests(page)
  const otherSources = requests(page, 'fairplay.m3u8')
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, { viewer: 'viewer' })
  await expectPlays(page, UNREADABLE_PIXELS)
  expectLicenceHeaders(licenceRequests, 'clearkey')
  expect(otherSources).toEqual([])
  // Pages cannot read the picture, so the test checks a screenshot of its middle, without controls.
  const { width = 0, height = 0 } = (await video(page).boundingBox()) ?? {}
  const clip = { x: width / 3, y: height / 3, width: width / 3, height: height / 3 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  expect(channels[0]?.stdev, 'not one colour').toBeGreaterThan(4)
})

test("does not follow a redirected licence request with the viewer's token", { tag: '@core' }, async ({ page }) => {
  const licenceRequests = watchLicenceRequests(page)
  await page.route('**/playback/licence/clearkey/', (route) =>
    route.fulfill({ status: 307, headers: { Location: '/api/v1/playback/licence/clearkey/?elsewhere' } }),
  )
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, { viewer: 'viewer' })
  await expectPlayFailure(page, REFUSED_MESSAGE)
  expectLicenceHeaders(licenceRequests, 'clearkey')
})

test("Widevine: requests the licence with the viewer's token and decrypts the picture", async ({ page }) => {
  await fakeWidevine(page)
  const licenceRequests = watchLicenceRequests(page)
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, { viewer: 'viewer' })
  await expectPlays(page, UNREADABLE_PIXELS)
  expectLicenceHeaders(licenceRequests, 'widevine')
})

test('Widevine: shows a message for a refused licence, and plays from the same time on retry', async ({
  page,
  context,
}) => {
  await fakeWidevine(page)
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, {
    viewer: 'viewer',
    progress: `${PROTECTED_FILM}:14`,
    fault: 'POST playback/licence/widevine:403',
  })
  await expectPlayFailure(page, REFUSED_MESSAGE)
  await setFaults(context)
  await playFailureNotice(page).getByRole('button', { name: 'Try again' }).click()
  await expectPlays(page, { ...UNREADABLE_PIXELS, from: 14 })
})

test('shows a message when the licence server refuses a signed-out viewer, and sends no token', async ({ page }) => {
  const licenceRequests = watchLicenceRequests(page)
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, { viewer: 'signed-out' })
  await expectPlayFailure(page, REFUSED_MESSAGE)
  for (const request of licenceRequests) expect(request.headers()).not.toHaveProperty('authorization')
})

test('shows a message in a browser without any key system', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.requestMediaKeySystemAccess = async () => {
      throw new DOMException('Unsupported keySystem', 'NotSupportedError')
    }
  })
  const licenceRequests = watchLicenceRequests(page)
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, { viewer: 'viewer' })
  await expectPlayFailure(page, 'DRM is not supported on your current browser.')
  expect(licenceRequests).toEqual([])
  await playFailureNotice(page).getByRole('link', { name: 'Ok' }).click()
  await expect(page).toHaveURL(new RegExp(`/title/${PROTECTED_FILM}$`))
})

test('shows a message on an insecure page, where browsers hide the key systems', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'requestMediaKeySystemAccess', { value: undefined })
  })
  await open(page, 'lumen', `/play/${PROTECTED_FILM}`, { viewer: 'viewer' })
  await expectPlayFailure(page, 'DRM is not supported on your current browser.')
})
