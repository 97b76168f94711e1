import type { Comment } from '../../../generated/types'
import { isSameId } from '../conversations'
import type { DraftStore } from './createDraftStore'
import { type Draft, type DraftTarget, draftTargetId, findIdenticalCommentIds } from './drafts'

type SerializeDraft = (draft: Draft) => string

/**
 * Removes drafts that the service has received although the response was lost. If the comment of a reply or an edit was
 * deleted, appends its text to the draft of a new comment.
 * @param comments of all conversations
 * @param serialize returns a draft as it was sent
 * @returns whether a text was moved to the new comment
 */
export function reconcileDrafts(
  draftStore: DraftStore,
  comments: readonly Comment[],
  serialize: SerializeDraft,
): boolean {
  let isMoved = false
  for (const [target, draft] of draftStore.get().drafts) {
    const targetId = draftTargetId(target)
    if (draftStore.get().changesInFlight.has(targetId)) continue
    if (hasArrived(target, draft, comments, serialize)) draftStore.drop(target)
    else if (target !== 'new' && !comments.some((each) => isSameId(each.id, targetId))) {
      const own = draftStore.get().drafts.get('new')
      if (draft.text.trim()) {
        draftStore.put('new', { ...own, text: [own?.text, draft.text].filter(Boolean).join('\n\n'), sent: undefined })
        isMoved = true
      }
      draftStore.drop(target)
    }
  }
  return isMoved
}

function hasArrived(
  target: DraftTarget,
  draft: Draft,
  comments: readonly Comment[],
  serialize: SerializeDraft,
): boolean {
  if (!draft.sent) return false
  const text = serialize(draft)
  if (target.startsWith('edit '))
    return comments.some((each) => isSameId(each.id, draftTargetId(target)) && each.comment.trim() === text)
  return findIdenticalCommentIds(target, text, comments).some((id) => !draft.sent?.includes(id))
}
