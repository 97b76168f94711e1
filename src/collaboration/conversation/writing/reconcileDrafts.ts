import type { Comment } from '../../../generated/types'
import { isSameId } from '../conversations'
import type { DraftStore } from './createDraftStore'
import { type Draft, type DraftPlace, draftTargetId, findIdenticalCommentIds } from './drafts'

type SerializeDraft = (draft: Draft) => string

/**
 * Removes drafts that the service has received although the response was lost. If the comment of a reply or an edit was
 * deleted, appends its text to the draft of a new comment.
 * @param comments of all conversations
 * @param serialize returns a draft as it was sent
 * @returns whether a text was moved to the new comment
 */
export function reconcileDrafts(writing: DraftStore, comments: readonly Comment[], serialize: SerializeDraft): boolean {
  let isMoved = false
  for (const [place, draft] of writing.get().drafts) {
    const subject = draftTargetId(place)
    if (writing.get().editing.has(subject)) continue
    if (hasArrived(place, draft, comments, serialize)) writing.drop(place)
    else if (place !== 'new' && !comments.some((each) => isSameId(each.id, subject))) {
      const own = writing.get().drafts.get('new')
      if (draft.text.trim()) {
        writing.put('new', { ...own, text: [own?.text, draft.text].filter(Boolean).join('\n\n'), sent: undefined })
        isMoved = true
      }
      writing.drop(place)
    }
  }
  return isMoved
}

function hasArrived(place: DraftPlace, draft: Draft, comments: readonly Comment[], serialize: SerializeDraft): boolean {
  if (!draft.sent) return false
  const text = serialize(draft)
  if (place.startsWith('edit '))
    return comments.some((each) => isSameId(each.id, draftTargetId(place)) && each.comment.trim() === text)
  return findIdenticalCommentIds(place, text, comments).some((id) => !draft.sent?.includes(id))
}
