import { useEffect, useState } from 'react'
import { availableLanguages, LANGUAGES, type Language } from '../../../../text/languages/languages'
import type { AllTranslations } from './ownTexts'
import type { SiteLanguage } from './siteLanguages'

/** The translations of the site's languages; undefined while they load. */
export function useTranslations(languages: readonly SiteLanguage[]): AllTranslations | undefined {
  const [translations, setTranslations] = useState<AllTranslations>()
  const codes = languages.map(({ code }) => code).join()
  useEffect(() => {
    let isCurrent = true
    loadTranslations(availableLanguages(codes.split(','))).then((loaded) => {
      if (isCurrent) setTranslations(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [codes])
  return translations
}

/** Visitors see English where a translation cannot be loaded. */
export async function loadTranslations(codes: readonly Language[]): Promise<AllTranslations> {
  const loaded = await Promise.all(
    codes.map(async (code) => [code, await LANGUAGES[code].load?.().catch(() => undefined)] as const),
  )
  return new Map(loaded.flatMap(([code, translations]) => (translations ? [[code, translations] as const] : [])))
}
