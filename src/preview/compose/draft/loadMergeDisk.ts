import type { DraftRules } from './draftRules'
import type { Draft } from './mergeDisk'

/**
 * Loads `mergeDisk`, and the rules for style sheets if an unsaved step changes one.
 * @throws TypeError if the development server does not answer
 */
export async function loadMergeDisk({ history, saved }: Draft, rules: DraftRules) {
  const unsaved = history.steps.slice(saved)
  const hasTokens = unsaved.some(({ operations }) => operations.some((operation) => 'token' in operation))
  const [{ mergeDisk }] = await Promise.all([import('./mergeDisk'), hasTokens && rules.load()])
  return mergeDisk
}
