import { useMemo } from 'react'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { readColour } from '../../../problems/readColour'
import { readBrand } from './brand'
import { measureBrandContrast } from './brandContrast'

/** The look of the documents, with its contrast. */
export function useBrand(files: SiteTexts) {
  return useMemo(() => {
    const brand = readBrand(files)
    return { brand, contrast: measureBrandContrast(brand, (text) => readColour(document, text)) }
  }, [files])
}
