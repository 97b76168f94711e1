import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Problem } from '../../site/validate/problem'
import { AuditPanel } from '../audit/AuditPanel'
import type { HeardEvent } from '../events/EventList'
import { CaretOutline } from '../explain/CaretOutline'
import { ExplainPanel } from '../explain/ExplainPanel'
import { ProblemList } from '../problems/ProblemList'
import { TreePanel } from '../tree/TreePanel'
import type { Room } from './rooms'
import { StatePanel } from './StatePanel'
import { countOf, type World } from './world'

// The editor and what reads the schemas come when somebody edits.
const EditorPanel = lazy(async () => ({ default: (await import('../editor/EditorPanel')).EditorPanel }))

// Who compares has something to compare with: most looks at the bar are for something else.
const DiffPanel = lazy(async () => ({ default: (await import('../diff/DiffPanel')).DiffPanel }))

interface Props {
  world: World
  problems: readonly Problem[]
  events: readonly HeardEvent[]
  room: Room
  onRoom: (room: Room) => void
  /** The rooms are there. */
  onReady: () => void
}

/** The rooms of the open bar: what is shown, what is wrong, where it comes from, and its documents. */
export function Bench({ world, problems, events, room, onRoom, onReady }: Props) {
  useEffect(onReady, [onReady])
  const [said, say] = useState('')
  const [target, setTarget] = useState<{ file: string; line?: number }>()
  const [caret, setCaret] = useState<{ file: string; steps: readonly (string | number)[] }>()
  const edit = useCallback(
    (file: string, line: number | undefined) => {
      setTarget({ file, line })
      onRoom('edit')
    },
    [onRoom],
  )
  const onCaret = useCallback((file: string, steps: readonly (string | number)[]) => setCaret({ file, steps }), [])
  return (
    <>
      <div
        className={`mqp-room mqp-room--${room}`}
        role="tabpanel"
        id="mqp-room"
        tabIndex={-1}
        aria-labelledby={`mqp-tab-${room}`}
      >
        {room === 'state' && <StatePanel world={world} events={events} say={say} />}
        {room === 'problems' && <ProblemList problems={problems} folder={world.folder} say={say} onEdit={edit} />}
        {room === 'tree' && <TreePanel problems={problems} world={world} events={events} say={say} onEdit={edit} />}
        {room === 'explain' && <ExplainPanel problems={problems} world={world} say={say} onEdit={edit} />}
        {room === 'audit' && <AuditPanel folder={world.folder} say={say} onEdit={edit} />}
        {room === 'edit' && (
          <Suspense fallback={<p className="mqp-note">Loading the editor …</p>}>
            <EditorPanel target={target} say={say} onCaret={onCaret} />
          </Suspense>
        )}
        {room === 'diff' && (
          <Suspense fallback={<p className="mqp-note">One moment …</p>}>
            <DiffPanel world={world} events={events} say={say} onEdit={edit} />
          </Suspense>
        )}
      </div>
      {room === 'edit' && caret && <CaretOutline {...caret} />}
      <div>
        <p className="mqp-said" role="status">
          {said}
        </p>
        <StatusLine world={world} problems={problems} />
      </div>
    </>
  )
}

/** Of which site, to whom and when the page is shown, and how well its data is. */
function StatusLine({ world: { site, viewer, clock }, problems }: Pick<Props, 'world' | 'problems'>) {
  const count = (severity: Problem['severity']) => problems.filter((each) => each.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  return (
    <p className="mqp-status">
      <b>{site}</b> <span>{viewer.replace('-', ' ')}</span>{' '}
      <time dateTime={clock.now}>{CLOCK.format(new Date(clock.now))}</time>
      <span className="mqp-status__count">
        {errors > 0 && <span className="mqp-status__bad">{countOf(errors, 'error')}</span>}
        {warnings > 0 && <span className="mqp-status__warn">{countOf(warnings, 'warning')}</span>}
        {errors + warnings === 0 && 'no problem'}
      </span>
    </p>
  )
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
