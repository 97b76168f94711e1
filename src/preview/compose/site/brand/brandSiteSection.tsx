import { useState } from 'react'
import { lazyComponent } from '../../lazyComponent'
import type { SectionProps, SiteSection } from '../siteSection'

const BrandPanel = lazyComponent(async () => (await import('./BrandPanel')).BrandPanel)

/** After a failure, the next panel loads the rules again. */
function Panel(props: SectionProps) {
  const [rules] = useState(props.actions.loadRules)
  return <BrandPanel {...props} rules={rules} />
}

export const BRAND_SITE_SECTION: SiteSection = {
  name: 'brand',
  label: 'Brand',
  List: lazyComponent(async () => (await import('./BrandList')).BrandList),
  Panel,
}
