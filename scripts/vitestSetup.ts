import { BroadcastChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Node's, which is not in the context that the window is made in.
globalThis.BroadcastChannel ??= BroadcastChannel as never

// happy-dom has an IntersectionObserver that never reports: without one, everything counts as near.
Reflect.deleteProperty(globalThis, 'IntersectionObserver')

// A ceiling: on a busy machine what loads late takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
