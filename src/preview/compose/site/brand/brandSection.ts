import { lazyComponent } from '../../lazyComponent'
import type { SiteSection } from '../siteSection'

export const brandSection: SiteSection = {
  name: 'brand',
  label: 'Brand',
  List: lazyComponent(async () => (await import('./BrandList')).BrandList),
  Panel: lazyComponent(async () => (await import('./BrandPanel')).BrandPanel),
}
