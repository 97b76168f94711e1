import type { EditRules, EditSiteToken } from '../../../tools/edit/editSite'

export type DraftRules = ReturnType<typeof createDraftRules>

/**
 * The rules for changes of a draft. The code for style sheets is loaded later, because it is large.
 * @param loadEditToken loads it
 */
export function createDraftRules(rules: EditRules, loadEditToken?: () => Promise<EditSiteToken>) {
  let current = rules
  let loading: Promise<EditRules> | undefined
  async function load(): Promise<EditRules> {
    try {
      if (loadEditToken && !current.editToken) current = { ...current, editToken: await loadEditToken() }
      return current
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    get: () => current,
    /** Loads what is missing once, or again after a failure. @throws TypeError if the development server does not answer */
    load(): Promise<EditRules> {
      if (loading) return loading
      const started = load()
      loading = started
      // Callers may ignore a failure.
      started.catch(() => {})
      return started
    },
  }
}
