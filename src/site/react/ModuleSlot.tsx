import { type MouseEvent, memo, useRef } from 'react'
import { classes } from '../../lib/classes'
import { trackUse } from '../../service/modules'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import { useNear } from '../../ui/useNear'
import type { PlannedModule } from '../moduleList'
import { BrokenPlace } from './BrokenPlace'
import { useRuntime } from './RuntimeContext'

interface Props {
  planned: PlannedModule
  index: number
}

/** The place of one module: keeps its space while it loads, its error when it breaks, and tells the service of its use. */
export const ModuleSlot = memo(function ModuleSlot({ planned, index }: Props) {
  const t = useText()
  const { http, module } = useRuntime()
  const loader = module(planned)
  const ref = useRef<HTMLElement>(null)
  const near = useNear(ref, index < 2 || loader.read() !== undefined)
  const { value, error, retry } = useLoaded(loader, near)
  if (value && value.module === undefined) return <BrokenPlace planned={planned} />

  const track = (event: MouseEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-card]')
    if (card)
      trackUse(http, { placement_id: planned.placementId, module_id: idOf(planned), title_id: card.dataset.card })
  }
  const again = { label: t('tryAgain'), onPress: retry }
  const failed = <Notice title={t('moduleFailed')} more={t('moduleFailedMore')} action={again} />
  return (
    <section
      ref={ref}
      id={planned.key}
      className={classes('mq-module', `mq-module--${planned.type}`, planned.className)}
      data-module={planned.key}
      data-opening={planned.entry.reserve === 'hero' ? 'hero' : 'plain'}
      onClickCapture={track}
    >
      <Boundary
        resetKey={value}
        fallback={(broken, heal) => <BrokenPlace planned={planned} error={broken} retry={heal} />}
        onError={(broken) => console.error(`Module ${planned.slug} (${planned.type}) broke`, broken)}
      >
        {value ? (
          <value.Component
            module={value.module}
            moduleKey={planned.key}
            placementId={planned.placementId}
            index={index}
          />
        ) : error ? (
          failed
        ) : (
          <Skeleton shape={planned.entry.reserve ?? 'row'} />
        )}
      </Boundary>
    </section>
  )
})

const idOf = (planned: PlannedModule) => {
  const { id } = planned.raw
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}
