import type { Problem } from '../../site/validate/problem'
import { createProblems } from '../../site/validate/problem'

/**
 * Validates a text as a document of a site's folder, as `npm run validate` does, with line numbers.
 * @param path in the site's folder
 */
export async function validateFileText(path: string, text: string): Promise<readonly Problem[]> {
  if (!path.endsWith('.json')) return []
  const problems = createProblems()
  const { checkDocument } = await import('../../tools/documents/checkDocument')
  await checkDocument({ path, file: path, text }, problems)
  await problems.settled()
  const { createPositionLookup } = await import('../../site/validate/explain/positions')
  const positionOf = createPositionLookup(text)
  return problems
    .list()
    .map((problem) => (problem.line === undefined ? { ...problem, ...positionOf(problem.pointer) } : problem))
}
