import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

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
