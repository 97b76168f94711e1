import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errorMessage'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { checkText } from '../../editor/checkText'
import type { ComposeActions } from '../useComposeActions'
import { isEmptySite, nameOfFolder } from './emptySite'
import type { FirstPageChoices } from './firstPageOperations'
import { ACCENTS, GROUNDS } from './palettes'
import type { NewTitle } from './readNewestTitles'
import { STARTING_POINTS } from './startingPoints'

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
  const [choices, setChoices] = useState<FirstPageChoices>(() => initialChoices(folder))
  const { titles, failed } = useNewestTitles(isEmpty)
  const [invalid, setInvalid] = useState<{ field: 'name' | 'address'; message: string }>()

  return {
    isEmpty,
    choices,
    titles: titles ?? [],
    isLoading: isEmpty && !titles && failed === undefined,
    /** Why there are no titles. */
    failed,
    invalid,
    change(some: Partial<FirstPageChoices>): void {
      setInvalid(undefined)
      setChoices({ ...choices, ...some })
    },
    /** Makes the page as one step. Does nothing while the titles are loaded. */
    async make(): Promise<void> {
      if (!titles && failed === undefined) return
      const refused = await findInvalidChoice(choices).catch(notCheckedError)
      setInvalid(refused)
      if (refused) {
        actions.say(refused.message)
        document.querySelector<HTMLElement>(`[data-first="${refused.field}"]`)?.focus()
        return
      }
      const { firstPageOperations } = await import('./firstPageOperations')
      const operations = firstPageOperations(files, choices, titles ?? [], Date.now())
      if (actions.perform(`Start with ${choices.start.name}`, operations)) onPage(choices.address.trim())
    },
  }
}

function initialChoices(folder: string): FirstPageChoices {
  const [[start], [ground], [accent]] = [STARTING_POINTS, GROUNDS, ACCENTS]
  return { name: nameOfFolder(folder), start, address: '/home', needsSignIn: false, ground, accent }
}

/** The code of the validator is loaded on demand. */
const notCheckedError = (error: unknown) => ({
  field: 'name' as const,
  message: `The name and the address cannot be checked. ${errorMessage(error)}`,
})

/** Validates what the user typed as a config, with the rules of `npm run validate`. */
async function findInvalidChoice(choices: FirstPageChoices) {
  const { firstPageOperations } = await import('./firstPageOperations')
  const [config] = firstPageOperations(new Map(), choices, [], Date.now())
  const text = config && 'text' in config ? config.text : undefined
  const problems = await checkText('config.json', text ?? '')
  const messageAt = (pattern: RegExp) => problems.find(({ pointer }) => pattern.test(pointer))?.message
  if (choices.name.trim() === '') return { field: 'name' as const, message: 'The site needs a name.' }
  const name = messageAt(/^\/(?:site_title|distributor)$/)
  if (name !== undefined) return { field: 'name' as const, message: name }
  const address = messageAt(/^\/site_config\/routing\//)
  if (address !== undefined) return { field: 'address' as const, message: address }
  if (/[:*?]/.test(choices.address))
    return { field: 'address' as const, message: 'The first page needs an address without “:”, “*” and “?”.' }
  return undefined
}

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
