import { useMemo, useState } from 'react'
import type { Problem } from '../../site/validate/problem'
import { formatCount, type WorldState } from '../bar/world'
import type { RecordedEvent } from '../events/useEvents'
import { useLinks } from '../explain/useLinks'
import { type ChangedPage, changedPages, type MarkedModule } from './changedPages'
import { DiffHead } from './DiffHead'
import { PageChanges } from './PageChanges'
import { PageList } from './PageList'
import { PagePreview } from './PagePreview'
import { PublishChecks } from './PublishChecks'
import { useDiff, useSessionValue } from './useDiff'
import './diff.scss'

interface Props {
  world: WorldState
  events: readonly RecordedEvent[]
  notify: (message: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/** The changes of the site since a revision: changed pages before and after, as text, and what to check. */
export function RevisionDiffPanel({ world, events, notify, onEdit }: Props) {
  const { revisions, revision, diff, failed, comparisonCount, choose, retry } = useDiff()
  const [path, setPath] = useSessionValue('page', '/')
  const [mode, setMode] = useSessionValue('way', 'side')
  const [width, setWidth] = useSessionValue('width', '1440')
  /** Undefined: the pages have not reported yet. */
  const [reported, setReported] = useState<readonly Problem[]>()
  const [shown, setShown] = useState<MarkedModule>()
  // Each event may mean that the page has changed.
  const currentAddress = useMemo(() => events && location.pathname + location.search, [events])
  const pages = useMemo(
    () => (diff ? changedPages(diff, world.viewer !== 'signed-out', currentAddress) : []),
    [diff, world.viewer, currentAddress],
  )
  const page = pages.find((each) => each.path === path) ?? pages[0]
  const pageCount = pages.filter((each) => each.path !== '').length
  const problems = useMemo(() => (diff ? toSiteAddresses(diff.problems.fresh) : []), [diff])
  const sources = useMemo(
    () => [...pages.flatMap(({ rows }) => rows.flatMap(({ place }) => place ?? [])), ...problems, ...(reported ?? [])],
    [pages, problems, reported],
  )
  const { link } = useLinks(sources, { world, notify, onEdit })
  const checks = diff && (
    <PublishChecks
      diff={diff}
      problems={addReportedProblems(problems, reported)}
      hasPageProblems={reported !== undefined}
      link={link}
    />
  )
  const open = (next: ChangedPage) => {
    setPath(next.path)
    setShown(undefined)
    setReported(undefined)
  }

  return (
    <div className="mqp-diff">
      <DiffHead
        revisions={revisions}
        revision={revision}
        summary={
          diff?.lines.length ? `${formatCount(diff.lines.length, 'change')} on ${formatCount(pageCount, 'page')}` : ''
        }
        mode={mode}
        width={width}
        onRevision={choose}
        onMode={setMode}
        onWidth={setWidth}
      />
      {failed !== undefined && <Failure message={failed} hasRevisions={revisions?.length !== 0} onRetry={retry} />}
      {!diff && failed === undefined && <p className="mqp-diff__instead mqp-note">Comparing …</p>}
      {diff && !page && (
        <div className="mqp-diff__words">
          <p className="mqp-diff__instead mqp-note">
            No visible changes since {revision}. Saved changes appear here immediately.
          </p>
          {checks}
        </div>
      )}
      {diff && page && (
        <div className="mqp-diff__body">
          <PageList pages={pages} count={pageCount} current={page} onChoose={open} />
          <div className="mqp-diff__pair">
            <PagePreview
              diff={diff}
              page={page}
              shown={shown}
              mode={mode}
              width={Number(width)}
              reloadKey={comparisonCount}
              onProblems={setReported}
            />
          </div>
          <div className="mqp-diff__words">
            <PageChanges page={page} link={link} onShow={setShown} />
            {checks}
          </div>
        </div>
      )}
    </div>
  )
}

interface FailureProps {
  message: string
  hasRevisions: boolean
  onRetry: () => void
}

function Failure({ message, hasRevisions, onRetry }: FailureProps) {
  return (
    <div className="mqp-diff__instead" role="alert">
      <p className="mqp-note mqp-note--bad">{message}</p>
      {!hasRevisions && (
        <p className="mqp-note">
          Only folders in a git work tree can be compared here. To compare two folders or a service, use the command{' '}
          <code>diff</code>.
        </p>
      )}
      <button type="button" className="mqp-chip" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

/** Converts file paths of the folder check to the addresses that the bar uses. */
const toSiteAddresses = (problems: readonly Problem[]) =>
  problems.map((problem) => ({ ...problem, file: `/site/${problem.file}` }))

/** Adds the problems that only the pages report. */
function addReportedProblems(problems: readonly Problem[], reported: readonly Problem[] = []): Problem[] {
  const known = new Set(problems.map(({ message }) => message))
  return [...problems, ...reported.filter(({ message }) => !known.has(message))]
}
