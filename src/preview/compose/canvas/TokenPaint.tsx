import { useEffect, useMemo } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { readBrand } from '../site/brand/brand'
import { defaultOf } from '../site/brand/brandTokens'
import type { CanvasApi } from './api/canvasApi'

interface Props {
  api: CanvasApi
  /** The documents that the page shows. */
  shown: SiteTexts
  /** The documents, with unsaved changes. */
  files: SiteTexts
}

/** Shows changed tokens on the page immediately, until it has the style sheets of the draft. Renders nothing. */
export function TokenPaint({ api, shown, files }: Props): null {
  const before = useMemo(() => readBrand(shown).tokens, [shown])
  const after = useMemo(() => readBrand(files).tokens, [files])
  useEffect(() => {
    const names = new Set([...before.keys(), ...after.keys()])
    const changed = [...names].filter((name) => before.get(name)?.value !== after.get(name)?.value)
    api.paintTokens(new Map(changed.map((name) => [name, after.get(name)?.value ?? defaultOf(name) ?? 'initial'])))
  }, [api, before, after])
  useEffect(() => () => api.paintTokens(new Map()), [api])
  return null
}
