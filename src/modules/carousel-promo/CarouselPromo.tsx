import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function CarouselPromo({ module }: ModuleProps<'carousel_promo'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
