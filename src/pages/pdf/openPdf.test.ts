import { expect, it, vi } from 'vitest'
import { pageStays } from '../../lib/pageReload'
import { openPdf } from './openPdf'

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  throw new Error('gone')
})
vi.mock('../../lib/pageReload', () => ({ pageStays: vi.fn(async () => {}) }))

it('a reader that is gone is told when it is known that the page stays', async () => {
  await expect(openPdf('/programme.pdf').opened).rejects.toThrow()
  expect(pageStays).toHaveBeenCalled()
})
