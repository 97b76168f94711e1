import { useMemo } from 'react'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import type { SectionProps } from '../siteSection'
import { hasOwnText } from './ownTexts'
import { siteLanguages } from './siteLanguages'
import { TEXT_ENTRIES } from './textEntries'

/** The config of the site, its languages, and which texts it changes. */
export function useSiteTexts({ files }: SectionProps) {
  const config = useMemo(() => dataIn(files, CONFIG_FILE), [files])
  const languages = useMemo(() => siteLanguages(config), [config])
  const changed = useMemo(
    () => new Set(TEXT_ENTRIES.filter((entry) => hasOwnText(config, entry, languages)).map(({ key }) => key)),
    [config, languages],
  )
  return { config, languages, changed }
}
