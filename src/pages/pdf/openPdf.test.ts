import { expect, it, vi } from 'vitest'
import { whenReloadCancelled } from '../../lib/async/pageReload'
import { openPdf } from './openPdf'

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  throw new Error('gone')
})
vi.mock('../../lib/async/pageReload', () => ({ whenReloadCancelled: vi.fn(async () => {}) }))

it('rejects if pdf.js fails to load, after a pending page reload', async () => {
  await expect(openPdf('/programme.pdf').opened).rejects.toThrow()
  expect(whenReloadCancelled).toHaveBeenCalled()
})
