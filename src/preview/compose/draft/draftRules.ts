import type { EditRules, EditSiteToken } from '../../../tools/edit/editSite'

export type DraftRules = ReturnType<typeof createDraftRules>

/**
 * The rules for changes of a draft. The code for style sheets is loaded later, because it is large.
 * @param loadEditToken loads it
 */
export function createDraftRules(rules: EditRules, loadEditToken?: () => Promise<EditSiteToken>) {
  let current = rules
  return {
    get: () => current,
    /** Loads what is missing. @throws TypeError if the development server does not answer */
    async load(): Promise<EditRules> {
      if (loadEditToken && !current.editToken) current = { ...current, editToken: await loadEditToken() }
      return current
    },
  }
}
