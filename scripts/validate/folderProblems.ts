import { join } from 'node:path'
import type { Problem } from '../../src/site/validate/problem'
import { validatePaths } from './validatePaths'

/**
 * The problems that `npm run validate -- FOLDER` reports, also shown in the preview bar.
 * @param forExport true: also reports features that a static export does not support
 * @returns problems with file paths relative to the folder
 */
export async function folderProblems(folder: string, forExport = false): Promise<readonly Problem[]> {
  const { problems } = await validatePaths(['.'], {
    from: folder,
    root: join(import.meta.dirname, '..', '..'),
    forExport,
  })
  return problems
}
