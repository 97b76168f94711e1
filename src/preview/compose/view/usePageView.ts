import { useState } from 'react'
import type { Language } from '../../../text/languages/languages'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { usePreviewState } from '../state/usePreviewState'

const PHONE_WIDTH_PX = 390
const DESKTOP_WIDTH_PX = 1280

/**
 * The page in the canvas, and how it is shown.
 * @param files the documents of the draft
 * @param say shows a message in the status line
 */
export function usePageView(files: SiteTexts, firstPage: () => string, say: (message: string) => void) {
  const [pagePath, setPage] = useState(firstPage)
  const [width, setWidth] = useState(() => (matchMedia('(width < 768px)').matches ? PHONE_WIDTH_PX : DESKTOP_WIDTH_PX))
  const [isUsed, setIsUsed] = useState(false)
  const [language, setLanguage] = useState<Language>()
  const [turn, setTurn] = useState(0)
  const preview = usePreviewState(
    files,
    () => setTurn((last) => last + 1),
    () => say('The preview state was not changed: the development server does not answer.'),
  )
  return {
    /** Path on the site. */
    pagePath,
    setPage,
    /** CSS pixels. */
    width,
    setWidth,
    /** Whether presses reach the site instead of selecting. */
    isUsed,
    setIsUsed,
    /** Undefined: the language that visitors see. */
    language,
    setLanguage,
    preview,
    /** Another number after each change of the preview state: the canvas loads the page again. */
    turn,
  }
}
