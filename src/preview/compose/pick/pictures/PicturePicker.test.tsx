import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PicturePicker } from './PicturePicker'
import type { Picture, PictureFolder } from './pictureFolder'
import { pictureTarget } from './pictureTarget'

const PICTURES: readonly Picture[] = [
  { path: 'a still.png', bytes: 5000, width: 1600, height: 900 },
  { path: 'pictures/wide.webp', bytes: 9000, width: 1680, height: 720 },
]

function show(folder: Partial<PictureFolder>, current = '') {
  const onChoose = vi.fn()
  const { unmount } = render(
    <PicturePicker
      label="Banner"
      currentAddress={current}
      target={pictureTarget('banner', 'Wide image, 21:9.')}
      folder={{ list: async () => PICTURES, upload: async () => PICTURES[0] as Picture, ...folder }}
      isValid={(address) => /^(?:https:|\/)/.test(address)}
      onChoose={onChoose}
      onClose={() => unmount()}
    />,
  )
  return onChoose
}

const radioTexts = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this picture' })
const uploadFile = (name: string, size = 10) => {
  const file = new File(['.'], name, { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return userEvent.upload(screen.getByLabelText('Files to upload'), file)
}

test('lists the pictures that fit first, with their sizes', async () => {
  show({})
  await screen.findAllByRole('radio')
  expect(radioTexts()).toEqual([
    'pictures/wide.webp1680 × 720, 9 kB fits 21:9',
    'a still.png1600 × 900, 5 kB 16:9, cropped to 21:9',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Fits 21:9 first' }))
  expect(radioTexts()[0]).toContain('a still.png')
})

test('uses a picture of a title', async () => {
  const answer = { data: [{ slug: 'sunrise', name: 'Sunrise', images: { banner: '/media/sunrise.webp' } }], total: 1 }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
  const onChoose = show({})
  await userEvent.click(screen.getByRole('button', { name: 'Art of the titles' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^Sunrise/ }))
  await userEvent.click(confirmButton())
  expect(onChoose.mock.calls).toEqual([['/media/sunrise.webp']])
  fetched.mockRestore()
})

test('uses the chosen picture, and closes', async () => {
  const onChoose = show({})
  const [, still] = await screen.findAllByRole('radio')
  expect(confirmButton().disabled).toBe(true)
  await userEvent.click(still as HTMLElement)
  await userEvent.click(confirmButton())
  expect(onChoose.mock.calls).toEqual([['/site/a%20still.png']])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says that pictures are loaded, that there are none, and that none has the name', async () => {
  show({ list: () => new Promise(() => {}) })
  expect(screen.getByText('Loading the pictures …')).toBeTruthy()
  show({ list: async () => [] })
  expect(await screen.findByText('The site folder has no pictures yet. Upload the first one.')).toBeTruthy()
  show({})
  await screen.findAllByRole('radio')
  await userEvent.type(screen.getAllByLabelText('Find a picture').at(-1) as HTMLElement, 'none')
  expect(screen.getByText('No picture is named “none”.')).toBeTruthy()
})

test('loads the pictures again with "Try again" after a failure', async () => {
  const list = vi.fn<PictureFolder['list']>().mockRejectedValueOnce(new Error('No answer.')).mockResolvedValue(PICTURES)
  show({ list })
  expect((await screen.findByRole('alert')).textContent).toContain('The pictures could not be listed. No answer.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})

test('chooses a picture that was uploaded', async () => {
  const upload = vi.fn(async () => ({ path: 'pictures/foyer-2.png', bytes: 10, width: 1680, height: 720 }))
  const onChoose = show({ upload })
  await uploadFile('Foyer.PNG')
  expect((await screen.findByText('→ pictures/foyer-2.png')).closest('li')?.textContent).toContain('Foyer.PNG')
  expect(upload.mock.calls).toEqual([['foyer.png', expect.any(File)]])
  await userEvent.click(confirmButton())
  expect(onChoose.mock.calls).toEqual([['/site/pictures/foyer-2.png']])
})

test('shows why a file was refused', async () => {
  const upload = vi.fn(async () => Promise.reject(new Error('poster.svg contains a script.')))
  show({ upload })
  await uploadFile('poster.svg')
  expect(await screen.findByText('poster.svg contains a script.')).toBeTruthy()
  expect(confirmButton().disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Hide the message about poster.svg' }))
  expect(screen.queryByText('poster.svg contains a script.')).toBeNull()
})

test('uploads a picture on an address that is not secure', async () => {
  vi.stubGlobal('crypto', {})
  const upload = vi.fn(async () => PICTURES[0] as Picture)
  show({ upload })
  await uploadFile('foyer.png')
  expect(upload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('does not upload more than 8 MB', async () => {
  const upload = vi.fn(async () => PICTURES[0] as Picture)
  show({ upload })
  await uploadFile('huge.png', 8_000_001)
  expect(await screen.findByText('huge.png is larger than 8 MB. Save it smaller, and try again.')).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
})

test('refuses an address that the field does not accept', async () => {
  show({}, 'https://example.com/a.png')
  const input = screen.getByLabelText('Address of the picture')
  await userEvent.clear(input)
  await userEvent.type(input, 'ftp://a')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(confirmButton().disabled).toBe(true)
})
