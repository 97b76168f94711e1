import { useMemo } from 'react'
import { dataIn } from '../../draft/siteData'
import type { SectionProps } from '../siteSection'
import { CONFIG, isChanged } from './ownTexts'
import { siteLanguages } from './siteLanguages'
import { TEXT_ENTRIES } from './textEntries'

/** The config of the site, its languages, and which texts it changes. */
export function useSiteTexts({ files }: SectionProps) {
  const config = useMemo(() => dataIn(files, CONFIG), [files])
  const languages = useMemo(() => siteLanguages(config), [config])
  const changed = useMemo(
    () => new Set(TEXT_ENTRIES.filter((entry) => isChanged(config, entry, languages)).map(({ key }) => key)),
    [config, languages],
  )
  return { config, languages, changed }
}
