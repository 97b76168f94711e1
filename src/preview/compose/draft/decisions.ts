import { targetOf } from '../../../tools/edit/operation'
import type { DraftConflict } from './mergeDisk'

/** Changes that need one decision: all of one value, or all in a part that was removed on disk. */
export interface Decision {
  key: string
  file: string
  kind: DraftConflict['conflict']
  /** In the order of their steps. */
  conflicts: readonly DraftConflict[]
}

export function decisionsOf(conflicts: readonly DraftConflict[]): Decision[] {
  const decisions = new Map<string, Decision>()
  for (const conflict of conflicts) {
    const key = keyOf(conflict)
    const { file } = conflict.operation
    const others = decisions.get(key)?.conflicts ?? []
    decisions.set(key, { key, file, kind: conflict.conflict, conflicts: [...others, conflict] })
  }
  return [...decisions.values()]
}

function keyOf({ conflict, operation, restore }: DraftConflict): string {
  const target = 'change' in operation ? targetOf(operation.change) : 'token' in operation ? operation.token : ''
  return JSON.stringify([operation.file, conflict, restore ?? target])
}
