import type { SiteSection } from '../siteSection'
import { BrandList } from './BrandList'
import { BrandPanel } from './BrandPanel'

export const brandSection: SiteSection = { name: 'brand', label: 'Brand', List: BrandList, Panel: BrandPanel }
