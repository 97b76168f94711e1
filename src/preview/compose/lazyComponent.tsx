import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Boundary } from '../../ui/Boundary'

/**
 * Like `React.lazy`, which keeps a failed load forever: here, what is mounted after a failure loads the code again.
 * Browsers before Chromium 156 and Firefox 154, and Safari, keep a failed `import()` themselves until the page is reloaded.
 * @returns the initial state of a component that renders the code, which must not change while it is mounted
 */
export function retriedLazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        content = create()
        throw error
      }
    }) as unknown as ComponentType<P>
  let content = create()
  return () => content
}

/**
 * A component whose code is loaded when it is shown first, so that Compose opens sooner.
 * @param waiting shown until then
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null) {
  const content = retriedLazy(load)
  return (props: P) => {
    const [Content] = useState(content)
    return (
      <Suspense fallback={waiting}>
        <Content {...props} />
      </Suspense>
    )
  }
}

/**
 * A lazy component that is left out until it is mounted again if its code cannot be loaded: it appears while the user works,
 * who goes on without it.
 */
export function optionalComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Content = lazyComponent(load)
  return (props: P) => (
    <Boundary resetKey={undefined} fallback={() => null}>
      <Content {...props} />
    </Boundary>
  )
}
