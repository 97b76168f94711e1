import { formatCount } from '../../bar/world'
import type { DraftState } from '../draft/draftState'
import { DISK_STEP_LABEL } from '../draft/mergeDisk'

export interface HistoryEntry {
  key: string
  kind: 'step' | 'saved' | 'disk' | 'start'
  label: string
  files: readonly string[]
  /** Number of steps of the state that a press restores. */
  done: number
  /** Milliseconds since 1970. */
  time?: number
  isUndone: boolean
}

/** The steps of a draft with its saves, the newest first. */
export function historyEntries({ history, saves }: Pick<DraftState, 'history' | 'saves'>): HistoryEntry[] {
  const savesAt = (done: number) =>
    saves
      .filter((save) => save.done === done)
      .map(
        ({ time, paths }): HistoryEntry => ({
          key: `saved ${time}`,
          kind: 'saved',
          label: `Saved ${formatCount(paths.length, 'file')}`,
          files: paths,
          done,
          time,
          isUndone: false,
        }),
      )
  const start: HistoryEntry = {
    key: 'start',
    kind: 'start',
    label: 'Before the first change',
    files: [],
    done: 0,
    isUndone: false,
  }
  const steps = history.steps.flatMap(({ label, changes, time }, index): HistoryEntry[] => {
    const done = index + 1
    const isDisk = label === DISK_STEP_LABEL
    const files = [...new Set(changes.map(({ file }) => file))]
    const step: HistoryEntry = {
      key: `step ${index}`,
      kind: isDisk ? 'disk' : 'step',
      label: isDisk ? `${files.join(', ')} changed on disk` : label,
      files: isDisk ? [] : files,
      done,
      time,
      isUndone: done > history.done,
    }
    return [step, ...savesAt(done)]
  })
  return [start, ...savesAt(0), ...steps].reverse()
}
