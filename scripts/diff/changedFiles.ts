import type { Line, Sign } from '../../src/tools/diff/comparison'
import type { ReadSite } from './readSite'

interface ChangedFile {
  sign: Sign
  path: string
  /** Set if the file is the module list of one title or genre: only its page loads it. */
  ownList?: { kind: 'title' | 'genre'; slug: string }
  /** Empty for a file that has been removed */
  location: Pick<Line, 'place'>
}

/** Files of the site folder that differ, except those whose content is compared. Empty if one side is a service. */
export function changedFiles({ otherFiles: before }: ReadSite, { otherFiles: after }: ReadSite): ChangedFile[] {
  if (!before || !after) return []
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path])
    .map((path) => ({
      sign: !(path in before) ? '+' : !(path in after) ? '-' : '~',
      path,
      ownList: ownListOf(path),
      location: path in after ? { place: { file: `/site/${path}`, pointer: '' } } : {},
    }))
}

function ownListOf(path: string): ChangedFile['ownList'] {
  const [, kind, slug] = /^modules\/(title|genre)\/([^/]+)\.json$/.exec(path) ?? []
  return kind && slug ? { kind: kind as 'title' | 'genre', slug } : undefined
}
