import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errorMessage'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { ComposeActions } from '../useComposeActions'
import { isEmptySite } from './emptySite'
import type { FirstPageChoices } from './firstPageOperations'
import type { NewTitle } from './readNewestTitles'

export type FirstPageState = ReturnType<typeof useFirstPage>

/**
 * The choices for the first page of a site without pages. They are kept when the page is made, for undo.
 * @param folder name of the site's folder
 */
export function useFirstPage(
  folder: string,
  files: SiteTexts,
  actions: ComposeActions,
  onPage: (path: string) => void,
) {
  const isEmpty = isEmptySite(files)
  const [chosen, setChosen] = useState<Partial<FirstPageChoices>>({})
  const { titles, failed } = useNewestTitles(isEmpty)
  const [invalid, setInvalid] = useState<{ field: 'name' | 'address'; message: string }>()

  return {
    folder,
    isEmpty,
    /** The choices of the user. The defaults are loaded when a site is empty (`firstPageChoices`). */
    chosen,
    titles: titles ?? [],
    isLoading: isEmpty && !titles && failed === undefined,
    /** Why there are no titles. */
    failed,
    invalid,
    change(some: Partial<FirstPageChoices>): void {
      setInvalid(undefined)
      setChosen({ ...chosen, ...some })
    },
    /** Makes the page as one step. Does nothing while the titles are loaded. */
    async make(): Promise<void> {
      if (!titles && failed === undefined) return
      const [{ firstPageChoices, findInvalidChoice }, { firstPageOperations }] = await Promise.all([
        import('./firstPageChoices'),
        import('./firstPageOperations'),
      ])
      const choices = firstPageChoices({ folder, chosen })
      const refused = await findInvalidChoice(choices).catch(notCheckedError)
      setInvalid(refused)
      if (refused) {
        actions.say(refused.message)
        document.querySelector<HTMLElement>(`[data-first="${refused.field}"]`)?.focus()
        return
      }
      const operations = firstPageOperations(files, choices, titles ?? [], Date.now())
      if (actions.perform(`Start with ${choices.start.name}`, operations)) onPage(choices.address.trim())
    },
  }
}

/** The code of the validator is loaded on demand. */
const notCheckedError = (error: unknown) => ({
  field: 'name' as const,
  message: `Not created: the validator could not be loaded. ${errorMessage(error)}`,
})

const loadTitles = async (signal: AbortSignal) => (await import('./readNewestTitles')).readNewestTitles({ signal })

function useNewestTitles(isWanted: boolean): { titles?: readonly NewTitle[]; failed?: string } {
  const [result, setResult] = useState<{ titles?: readonly NewTitle[]; failed?: string }>({})
  const isLoaded = result.titles !== undefined
  useEffect(() => {
    if (!isWanted || isLoaded) return undefined
    const stop = new AbortController()
    loadTitles(stop.signal).then(
      (titles) => setResult({ titles }),
      (error) => {
        if (!stop.signal.aborted) setResult({ failed: errorMessage(error) })
      },
    )
    return () => stop.abort()
  }, [isWanted, isLoaded])
  return result
}
