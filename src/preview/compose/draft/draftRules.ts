import { createLoader } from '../../../lib/async/loader'
import type { EditRules, EditSiteToken } from '../../../tools/edit/editSite'

export type DraftRules = ReturnType<typeof createDraftRules>

/**
 * The rules for changes of a draft. The code for style sheets is loaded later, because it is large.
 * @param loadEditToken loads it. Default: `rules` are complete
 */
export function createDraftRules(rules: EditRules, loadEditToken = async () => rules.editToken) {
  const editToken = createLoader<EditSiteToken | undefined>(loadEditToken)
  return {
    get: (): EditRules => ({ ...rules, editToken: editToken.read() ?? rules.editToken }),
    /** Loads what is missing once, or again after a failure. @throws TypeError if the development server does not answer */
    load(): Promise<unknown> {
      const loading = editToken.load()
      // Callers may ignore a failure.
      loading.catch(() => {})
      return loading
    },
  }
}
