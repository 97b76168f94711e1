import '../../text/catalogueTexts'
import { useRef } from 'react'
import type { Title } from '../../generated/types'
import { classes } from '../../lib/classes'
import { useRuntime } from '../../site/RuntimeContext'
import { useLoaded } from '../../site/useLoaded'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useNear } from '../../ui/useNear'
import { EmptyShelf } from '../EmptyShelf'
import type { PlannedView } from '../title-layout/titleLayout'
import { countOf, useViewData } from './useViewData'
import { viewCode } from './viewCode'
import './viewPlace.scss'

interface Props {
  planned: PlannedView
  title: Title
  /** Its heading; undefined: it has none, for example because a tab names it. */
  heading?: string
  /** true: it is on the first screens. */
  first?: boolean
  /** true: it is left out when there is nothing in it. Default: it says so. */
  quiet?: boolean
}

/** The place of one view: asks for its code and data when near, and isolates it from its neighbours. */
export function ViewPlace({ planned, title, heading, first = false, quiet = false }: Props) {
  const t = useText()
  const runtime = useRuntime()
  const ref = useRef<HTMLElement>(null)
  const near = useNear(ref, first)
  const code = useLoaded(viewCode(runtime, planned), near)
  const served = useViewData(planned, title, near)
  const empty = countOf(planned, served) === 0
  if (empty && quiet) return null
  const failed = code.error ?? served.error
  const retry = () => {
    if (code.error !== undefined) code.retry()
    if (served.error !== undefined) served.retry()
  }
  const again = { label: t('tryAgain'), onPress: retry }
  const broken = <Notice title={t('viewFailed')} more={t('moduleFailedMore')} action={again} />
  return (
    <section
      ref={ref}
      id={`view-${planned.key}`}
      className={classes('mq-view', `mq-view--${planned.type}`, planned.className)}
    >
      {heading && <h2 className="mq-view__heading mq-wrap">{heading}</h2>}
      {failed !== undefined ? (
        broken
      ) : empty ? (
        <EmptyShelf text={t('viewEmpty')} />
      ) : !code.value || served.data === undefined ? (
        <Skeleton shape={planned.type === 'summary' ? 'text' : 'grid'} />
      ) : code.value.view === undefined ? null : (
        <Boundary
          resetKey={served.data}
          fallback={(_, heal) => (
            <Notice
              title={t('viewFailed')}
              more={t('moduleFailedMore')}
              action={{ label: t('tryAgain'), onPress: heal }}
            />
          )}
          onError={(error) => console.error(`View ${planned.type} broke`, error)}
        >
          <code.value.Component view={code.value.view as never} title={title} data={served.data} />
        </Boundary>
      )}
    </section>
  )
}
