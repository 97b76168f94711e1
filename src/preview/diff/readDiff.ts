import type { DraftDiff, FolderDiff, GitRevision } from '../../tools/diff/comparison'

/** The changes of the site's folder, and the frame that shows its previous state. */
export type Diff = FolderDiff & { frame: string }

/**
 * The revisions that the site's folder can be compared with.
 * @throws Error with a message for developers
 */
export const readRevisions = async (): Promise<GitRevision[]> =>
  (await read<{ revisions: GitRevision[] }>('')).revisions

/** @throws Error with a message for developers */
export const readDiff = (revision: string): Promise<Diff> => read<Diff>(`?${new URLSearchParams({ with: revision })}`)

/**
 * The changes of the unsaved documents of a frame.
 * @throws Error with a message for developers
 */
export const readDraftDiff = (frame: string): Promise<DraftDiff> =>
  read<DraftDiff>(`?${new URLSearchParams({ draft: frame })}`)

async function read<T>(query: string): Promise<T> {
  const response = await fetch(`/__marquee/diff${query}`, { cache: 'no-store' }).catch(() => undefined)
  if (!response) throw new Error('The development server does not respond. Start it again.')
  const answer = await response.json().catch(() => undefined)
  // Other hosts respond with the HTML page.
  if (answer === undefined) throw new Error('Only the development server can compare revisions.')
  if (typeof answer.message === 'string') throw new Error(answer.message)
  return answer
}
