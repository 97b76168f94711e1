import type { Problem } from '../../src/site/validate/problem'
import { SAMPLES_FOLDER } from '../package/installation'
import { type ValidateOptions, validatePaths } from './validatePaths'

/**
 * The problems that `npm run validate -- FOLDER` reports, also shown in the preview bar.
 * @returns problems with file paths relative to the folder
 */
export async function folderProblems(
  folder: string,
  options: Pick<ValidateOptions, 'forExport' | 'examples'> = {},
): Promise<readonly Problem[]> {
  const { problems } = await validatePaths(['.'], {
    baseFolder: folder,
    root: SAMPLES_FOLDER,
    ...options,
  })
  return problems
}
