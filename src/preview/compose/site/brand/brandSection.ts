import { loaded } from '../../loaded'
import type { SiteSection } from '../siteSection'

export const brandSection: SiteSection = {
  name: 'brand',
  label: 'Brand',
  List: loaded(async () => (await import('./BrandList')).BrandList),
  Panel: loaded(async () => (await import('./BrandPanel')).BrandPanel),
}
