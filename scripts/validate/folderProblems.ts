import { join } from 'node:path'
import type { Problem } from '../../src/site/validate/problem'
import { validatePaths } from './validatePaths'

/**
 * What `npm run validate -- FOLDER` says of a site's folder. The preview bar asks the same.
 * @param forExport true: of a folder that is to be exported
 * @returns problems whose files are paths below the folder
 */
export async function folderProblems(folder: string, forExport = false): Promise<readonly Problem[]> {
  const { problems } = await validatePaths(['.'], {
    from: folder,
    root: join(import.meta.dirname, '..', '..'),
    forExport,
  })
  return problems
}
