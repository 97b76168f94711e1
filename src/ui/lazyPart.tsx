import type { ComponentType, ReactNode } from 'react'
import { createLoader } from '../lib/loader'
import { quietly } from '../lib/quietly'
import { useLoaded } from './useLoaded'

/** What stands in the slot of a lazy part while it is not there. All default to nothing. */
interface LazySlots {
  /** While it is not wanted. */
  before?: ReactNode
  pending?: ReactNode
  /** In place of a part whose code could not be had. */
  failed?: ReactNode | ((retry: () => void) => ReactNode)
  /** false: not yet, for example because it is closed or far below the screen. Default true. */
  wanted?: boolean
}

export interface LazyPart<Props> {
  (props: Props & { lazy?: LazySlots }): ReactNode
  /**
   * Loads the code for somebody who may be about to see the part. Never fails: who comes to see it asks again.
   * @returns whether it is there
   */
  preload(): Promise<boolean>
  /** Whether the code is there. */
  isReady(): boolean
  /** Whether it could not be had when it was asked for last. */
  hasFailed(): boolean
}

/**
 * A part of a page whose code comes when it is first wanted.
 * The problem: `React.lazy` holds back for a moment what has loaded already, and knows no way to try again. The solution:
 * a part that is there is rendered at once, and what could not be had says so in a slot.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loader = createLoader(load)
  function Lazy({ lazy: { before, pending, failed, wanted = true } = {}, ...props }: Props & { lazy?: LazySlots }) {
    const { value: Part, error, retry } = useLoaded(loader, wanted)
    if (!wanted) return before
    if (Part) return <Part {...(props as unknown as Props)} />
    if (error !== undefined) return typeof failed === 'function' ? failed(retry) : failed
    return pending
  }
  return Object.assign(Lazy, {
    preload: () =>
      quietly(loader.load).then(
        () => true,
        () => false,
      ),
    isReady: () => loader.read() !== undefined,
    hasFailed: () => loader.state().error !== undefined,
  })
}
