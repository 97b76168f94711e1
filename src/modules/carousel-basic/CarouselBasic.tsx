import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function CarouselBasic({ module }: ModuleProps<'carousel_basic'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
