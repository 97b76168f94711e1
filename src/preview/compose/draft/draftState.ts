import type { Draft, DraftConflict } from './mergeDisk'
import type { ChangedDocument, DiskDocument } from './siteFolder'

/** A save, for the list of steps. */
export interface SaveMark {
  /** Number of steps that were done. */
  done: number
  /** Milliseconds since 1970. */
  time: number
  paths: readonly string[]
}

/** A change on disk that was merged with unsaved steps of the same document. */
export interface MergedChange {
  path: string
  before: string
  after: string
  /** Labels of the steps that were reapplied. */
  reappliedLabels: readonly string[]
}

export interface DraftState extends Draft {
  disk: ReadonlyMap<string, DiskDocument>
  /** Operations that the draft lost to changes on disk, for the user to decide. */
  conflicts: readonly DraftConflict[]
  /** The last change on disk that the user should know about. */
  merged?: MergedChange
  saves: readonly SaveMark[]
  /** Documents whose text on disk is not valid JSON: their last valid text is shown. */
  broken: ReadonlyMap<string, DiskDocument>
  /** Number of unsaved steps that were restored when the draft was opened. */
  restored: number
  isSaving: boolean
  /** Whether this browser stores the draft. */
  isStored: boolean
}

/** The documents that differ from those on disk. Broken ones cannot be saved. */
export function changedDocuments({
  history,
  disk,
  broken,
}: Pick<DraftState, 'history' | 'disk' | 'broken'>): ChangedDocument[] {
  const paths = [...new Set([...history.files.keys(), ...disk.keys()])]
  return paths.flatMap((path) => {
    if (broken.has(path)) return []
    const [text, before] = [history.files.get(path), disk.get(path)]
    return text === before?.text ? [] : [{ path, tag: before?.tag ?? null, text: text ?? null }]
  })
}

/** @returns undefined if the draft has no unsaved step in this document */
export function mergedChange(path: string, before: DraftState, after: DraftState): MergedChange | undefined {
  const texts = [before, after].map(({ disk }) => disk.get(path)?.text)
  const reappliedLabels = after.history.steps
    .slice(after.saved, after.history.done)
    .filter(({ changes }) => changes.some(({ file }) => file === path))
    .map(({ label }) => label)
  if (reappliedLabels.length === 0 || texts[0] === texts[1]) return undefined
  return { path, before: texts[0] ?? '', after: texts[1] ?? '', reappliedLabels }
}
