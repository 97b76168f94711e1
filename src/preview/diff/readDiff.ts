import type { FolderDiff, Revision } from '../../tools/diff/comparison'

/** What has become of the site's folder, and by what name a frame asks for it as it was. */
export type Diff = FolderDiff & { frame: string }

/**
 * What the site's folder can be compared with.
 * @throws Error with words for developers
 */
export const readRevisions = async (): Promise<Revision[]> => (await read<{ revisions: Revision[] }>('')).revisions

/** @throws Error with words for developers */
export const readDiff = (revision: string): Promise<Diff> => read<Diff>(`?${new URLSearchParams({ with: revision })}`)

async function read<T>(query: string): Promise<T> {
  const response = await fetch(`/__marquee/diff${query}`, { cache: 'no-store' }).catch(() => undefined)
  if (!response) throw new Error('The development server does not answer.')
  const answer = await response.json().catch(() => undefined)
  // A host that does not compare answers with the page.
  if (answer === undefined) throw new Error('Only the development server compares: npm start.')
  if (typeof answer.message === 'string') throw new Error(answer.message)
  return answer
}
