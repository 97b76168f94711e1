import { vi } from 'vitest'

// A ceiling, as in vitestSetup: the second that is usual is too little where other work takes the processors.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === 'number' ? { timeout: options } : options) })
