import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function FeaturedVideo({ module }: ModuleProps<'featured_video'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
