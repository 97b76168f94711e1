import { useEffect, useMemo } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { readBrand } from '../site/brand/brand'
import { defaultOf } from '../site/brand/brandTokens'
import type { CanvasApi } from './api/canvasApi'

/**
 * Shows changed tokens on the page immediately, until it has the style sheets of the draft.
 * @param shown the documents that the page shows
 * @param files the documents, with unsaved changes
 */
export function useTokenPaint(api: CanvasApi | undefined, shown: SiteTexts | undefined, files: SiteTexts): void {
  const before = useMemo(() => shown && readBrand(shown).tokens, [shown])
  const after = useMemo(() => readBrand(files).tokens, [files])
  useEffect(() => {
    if (!api || !before) return
    const names = new Set([...before.keys(), ...after.keys()])
    const changed = [...names].filter((name) => before.get(name)?.value !== after.get(name)?.value)
    api.paintTokens(new Map(changed.map((name) => [name, after.get(name)?.value ?? defaultOf(name) ?? 'initial'])))
  }, [api, before, after])
}
