import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// happy-dom has an IntersectionObserver that never reports: without one, everything counts as near.
Reflect.deleteProperty(globalThis, 'IntersectionObserver')

afterEach(cleanup)
