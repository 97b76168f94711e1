import { parseJsonDocument } from '../../../tools/edit/document'
import type { DraftRules } from './draftRules'
import type { DraftState } from './draftState'
import type { DraftStorage, StoredDraft } from './draftStorage'
import { createHistory, type DraftHistory } from './history'
import { loadMergeDisk } from './loadMergeDisk'
import type { Draft, DraftConflict } from './mergeDisk'
import { type SiteFolder, textsOf } from './siteFolder'

/** The documents on disk, with the steps that this browser has stored reapplied to them. */
export async function restoreDraft(
  folder: SiteFolder,
  storage: DraftStorage,
  rules: DraftRules,
  time: number,
): Promise<DraftState> {
  let isStored = true
  const [disk, stored] = await Promise.all([
    folder.read(),
    storage.get().catch(() => {
      isStored = false
      return undefined
    }),
  ])
  const fresh: DraftState = {
    history: createHistory(textsOf(disk)),
    saved: 0,
    disk,
    conflicts: [],
    saves: stored?.saves ?? [],
    broken: new Map([...disk].filter(([path, { text }]) => isBroken(path, text))),
    restored: 0,
    isSaving: false,
    isStored,
  }
  if (!stored) return fresh
  let draft: Draft = { history: withNewFiles(stored, disk), saved: stored.saved }
  const conflicts: DraftConflict[] = [...(stored.conflicts ?? [])]
  const known = new Map(disk)
  for (const path of new Set([...stored.base.keys(), ...disk.keys()])) {
    const text = disk.get(path)?.text
    if (!stored.base.has(path) || stored.base.get(path) === text) continue
    const mergeDisk = await loadMergeDisk(draft, rules)
    const result = mergeDisk(draft, { file: path, text, time }, rules.get())
    draft = result.draft
    conflicts.push(...result.conflicts)
    if (!result.isBroken) continue
    // The text for which the steps were made, with a tag that no version on disk has.
    known.set(path, { text: stored.base.get(path) ?? '', tag: '' })
  }
  return { ...fresh, ...draft, disk: known, conflicts, restored: draft.history.done - draft.saved }
}

const isBroken = (path: string, text: string) => path.endsWith('.json') && !parseJsonDocument(text)

/** Documents that no step concerns are in all states of the history. */
function withNewFiles({ history, base }: StoredDraft, disk: DraftState['disk']): DraftHistory {
  const files = new Map(history.files)
  for (const [path, { text }] of disk) if (!base.has(path) && !files.has(path)) files.set(path, text)
  return { ...history, files }
}
