import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Problem } from '../../site/validate/problem'
import { AuditPanel } from '../audit/AuditPanel'
import type { RecordedEvent } from '../events/useEvents'
import { CaretOutline } from '../explain/CaretOutline'
import { ProblemList } from '../problems/ProblemList'
import { StatePanel } from '../state/StatePanel'
import type { PanelName } from './panels'
import { formatCount, type WorldState } from './world'

// Loaded when the editor is opened.
const EditorPanel = lazy(async () => ({ default: (await import('../editor/EditorPanel')).EditorPanel }))

// Loaded when the comparison is opened: most sessions do not use it.
const RevisionDiffPanel = lazy(async () => ({ default: (await import('../diff/RevisionDiffPanel')).RevisionDiffPanel }))

interface Props {
  world: WorldState
  problems: readonly Problem[]
  events: readonly RecordedEvent[]
  panelName: PanelName
  onPanel: (panelName: PanelName) => void
  /** Called when the panel has rendered. */
  onReady: () => void
}

/** The content of the open preview bar: the active panel, messages and the status line. */
export function Panels({ world, problems, events, panelName, onPanel, onReady }: Props) {
  useEffect(onReady, [onReady])
  const [message, notify] = useState('')
  const [target, setTarget] = useState<{ file: string; line?: number }>()
  const [caret, setCaret] = useState<{ file: string; steps: readonly (string | number)[] }>()
  const edit = useCallback(
    (file: string, line: number | undefined) => {
      setTarget({ file, line })
      onPanel('edit')
    },
    [onPanel],
  )
  const onCaret = useCallback((file: string, steps: readonly (string | number)[]) => setCaret({ file, steps }), [])
  return (
    <>
      <div
        className={`mqp-tabpanel mqp-tabpanel--${panelName}`}
        role="tabpanel"
        id="mqp-tabpanel"
        tabIndex={-1}
        aria-labelledby={`mqp-tab-${panelName}`}
      >
        {panelName === 'state' && <StatePanel world={world} events={events} notify={notify} />}
        {panelName === 'problems' && (
          <ProblemList problems={problems} folder={world.folder} notify={notify} onEdit={edit} />
        )}
        {panelName === 'audit' && <AuditPanel folder={world.folder} notify={notify} onEdit={edit} />}
        {panelName === 'edit' && (
          <Suspense fallback={<p className="mqp-note">Loading the editor …</p>}>
            <EditorPanel target={target} notify={notify} onCaret={onCaret} />
          </Suspense>
        )}
        {panelName === 'diff' && (
          <Suspense fallback={<p className="mqp-note">Loading the comparison …</p>}>
            <RevisionDiffPanel world={world} events={events} notify={notify} onEdit={edit} />
          </Suspense>
        )}
      </div>
      {panelName === 'edit' && caret && <CaretOutline {...caret} />}
      <div>
        <p className="mqp-said" role="status">
          {message}
        </p>
        <StatusLine world={world} problems={problems} />
      </div>
    </>
  )
}

/** The site, viewer and time of the preview, and the number of problems. */
function StatusLine({ world: { site, viewer, clock }, problems }: Pick<Props, 'world' | 'problems'>) {
  const count = (severity: Problem['severity']) => problems.filter((each) => each.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  return (
    <p className="mqp-status">
      <b>{site}</b> <span>{viewer.replace('-', ' ')}</span>{' '}
      <time dateTime={clock.now}>{CLOCK_FORMAT.format(new Date(clock.now))}</time>
      <span className="mqp-status__count">
        {errors > 0 && <span className="mqp-status__bad">{formatCount(errors, 'error')}</span>}
        {warnings > 0 && <span className="mqp-status__warn">{formatCount(warnings, 'warning')}</span>}
        {errors + warnings === 0 && 'no problems'}
      </span>
    </p>
  )
}

const CLOCK_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
