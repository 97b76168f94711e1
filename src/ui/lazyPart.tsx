import type { ComponentType, ReactNode } from 'react'
import { createLoader } from '../lib/async/loader'
import { prefetchQuietly } from '../lib/async/prefetchQuietly'
import { useLoaded } from './useLoaded'

/** Rendered while the part is not available. All default to nothing. */
interface LazySlots {
  /** Rendered while `enabled` is false. */
  idle?: ReactNode
  pending?: ReactNode
  /** Rendered when the code failed to load. */
  failed?: ReactNode | ((retry: () => void) => ReactNode)
  /** false: do not load yet, for example because the part is closed or far below the screen. Default true. */
  enabled?: boolean
}

export interface LazyPart<Props> {
  (props: Props & { lazy?: LazySlots }): ReactNode
  /**
   * Prefetches the code. Never rejects: rendering the part retries.
   * @returns whether the code has loaded
   */
  preload(): Promise<boolean>
  isReady(): boolean
  /** Whether the last attempt to load the code failed. */
  hasFailed(): boolean
}

/**
 * A component whose code is loaded when it is first rendered with `enabled`. Unlike `React.lazy`, it renders loaded code
 * immediately instead of suspending, and can retry after a failure.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loader = createLoader(load)
  function Lazy({ lazy: { idle, pending, failed, enabled = true } = {}, ...props }: Props & { lazy?: LazySlots }) {
    const { value: Part, error, retry } = useLoaded(loader, enabled)
    if (!enabled) return idle
    if (Part) return <Part {...(props as unknown as Props)} />
    if (error !== undefined) return typeof failed === 'function' ? failed(retry) : failed
    return pending
  }
  return Object.assign(Lazy, {
    preload: () =>
      prefetchQuietly(loader.load).then(
        () => true,
        () => false,
      ),
    isReady: () => loader.read() !== undefined,
    hasFailed: () => loader.state().error !== undefined,
  })
}
