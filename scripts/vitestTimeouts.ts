import { vi } from 'vitest'

// The default of one second is too short on a busy machine, as in vitestSetup.ts.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === 'number' ? { timeout: options } : options) })
