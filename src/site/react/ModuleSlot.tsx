import { type MouseEvent, memo, useRef } from 'react'
import { classes } from '../../lib/browser/classes'
import { Boundary } from '../../ui/Boundary'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import { useNearViewport } from '../../ui/useNearViewport'
import { type PlannedModule, trackingIds } from '../moduleList'
import { useRuntime } from './RuntimeContext'

// Rarely needed; the shell preloads it when the page is ready, so that it also works offline.
const BrokenModule = lazyPart(async () => (await import('./BrokenModule')).BrokenModule)

interface Props {
  planned: PlannedModule
  index: number
}

/** Renders one module: reserves its space while it loads, shows its error, and tracks the use of its cards. */
export const ModuleSlot = memo(function ModuleSlot({ planned, index }: Props) {
  const { events, module } = useRuntime()
  const loader = module(planned)
  const ref = useRef<HTMLElement>(null)
  const near = useNearViewport(ref, index < 2 || loader.read() !== undefined)
  const { value, error, retry } = useLoaded(loader, near)
  if (value && value.module === undefined) return <BrokenModule planned={planned} />

  const trackCardClick = (event: MouseEvent) => {
    const { card, content } = (event.target as Element).closest<HTMLElement>('[data-card]')?.dataset ?? {}
    if (!card) return
    const id = { [content ? 'content_id' : 'title_id']: JSON.parse(card) }
    events.emit({ name: 'card_click', ...trackingIds(planned), ...id })
  }
  return (
    <section
      ref={ref}
      id={planned.key}
      className={classes('mq-module', `mq-module--${planned.type}`, planned.className)}
      data-module={planned.key}
      data-opening={planned.entry.reserve === 'hero' ? 'hero' : 'plain'}
      data-near={near}
      onClickCapture={trackCardClick}
    >
      <Boundary
        resetKey={value}
        fallback={(error, reset) => <BrokenModule planned={planned} error={error} retry={reset} />}
        onError={(error) => console.error(`Module ${planned.slug} (${planned.type}) failed`, error)}
      >
        {value ? (
          <value.Component
            module={value.module}
            moduleKey={planned.key}
            placementId={planned.placementId}
            index={index}
          />
        ) : error ? (
          <BrokenModule planned={planned} error={error} retry={retry} />
        ) : (
          <Skeleton shape={planned.entry.reserve ?? 'row'} />
        )}
      </Boundary>
    </section>
  )
})
