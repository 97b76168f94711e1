import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Boundary } from '../../ui/Boundary'

/**
 * A component whose code is loaded when it is shown first, so that Compose opens sooner.
 * @param waiting shown until then
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null) {
  const Content = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  return (props: P) => (
    <Suspense fallback={waiting}>
      <Content {...props} />
    </Suspense>
  )
}

/** A lazy component that is left out if its code cannot be loaded: it appears while the user works, who goes on without it. */
export function optionalComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Content = lazyComponent(load)
  return (props: P) => (
    <Boundary resetKey={undefined} fallback={() => null}>
      <Content {...props} />
    </Boundary>
  )
}
